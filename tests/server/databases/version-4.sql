BEGIN TRANSACTION;
CREATE TABLE acts (
	table_id VARCHAR NOT NULL, 
	n INTEGER NOT NULL, 
	said VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "acts" VALUES('_lFxQHoy0Qwh',0,'* draw guide+compass+sleeping-bag+sleeping-bag');
INSERT INTO "acts" VALUES('_lFxQHoy0Qwh',1,'* draw passport+compass+sleeping-bag+pharmacy');
INSERT INTO "acts" VALUES('_lFxQHoy0Qwh',2,'* job sheep-shearing');
INSERT INTO "acts" VALUES('_lFxQHoy0Qwh',3,'* job cabin-crew');
INSERT INTO "acts" VALUES('_lFxQHoy0Qwh',4,'* job grape-harvest');
INSERT INTO "acts" VALUES('_lFxQHoy0Qwh',5,'* job beach-pancakes');
INSERT INTO "acts" VALUES('_lFxQHoy0Qwh',6,'* job dish-washing');
INSERT INTO "acts" VALUES('_lFxQHoy0Qwh',7,'* job wedding-photos');
INSERT INTO "acts" VALUES('_lFxQHoy0Qwh',8,'* job mountain-shop');
INSERT INTO "acts" VALUES('_lFxQHoy0Qwh',9,'* draw pharmacy');
INSERT INTO "acts" VALUES('_lFxQHoy0Qwh',10,'* job apple-picking');
INSERT INTO "acts" VALUES('_lFxQHoy0Qwh',11,'* die 1');
INSERT INTO "acts" VALUES('_lFxQHoy0Qwh',12,'A decline');
INSERT INTO "acts" VALUES('_lFxQHoy0Qwh',13,'* die 3');
INSERT INTO "acts" VALUES('_lFxQHoy0Qwh',14,'B decline');
INSERT INTO "acts" VALUES('_lFxQHoy0Qwh',15,'* die 4');
INSERT INTO "acts" VALUES('_lFxQHoy0Qwh',16,'* die 4');
INSERT INTO "acts" VALUES('_lFxQHoy0Qwh',17,'* die 2');
INSERT INTO "acts" VALUES('_lFxQHoy0Qwh',18,'* die 5');
INSERT INTO "acts" VALUES('_lFxQHoy0Qwh',19,'B roll');
INSERT INTO "acts" VALUES('_lFxQHoy0Qwh',20,'* die 1');
INSERT INTO "acts" VALUES('_lFxQHoy0Qwh',21,'* draw compass');
INSERT INTO "acts" VALUES('_lFxQHoy0Qwh',22,'B keep compass');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',0,'* dealer B');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',1,'* deal anchorage/tokyo');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',2,'* deal los-angeles/sydney');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',3,'* deal auckland/honolulu');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',4,'* deal london/lagos');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',5,'* deal new-york/los-angeles');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',6,'* deal manila/darwin');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',7,'* deal sydney/honolulu/2');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',8,'* deal lima/santiago');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',9,'* deal new-york/anchorage');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',10,'* deal new-york/anchorage/2');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',11,'* deal los-angeles/tokyo');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',12,'* deal rome/tehran');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',13,'* deal los-angeles/honolulu');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',14,'* deal rio-de-janeiro/johannesburg');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',15,'* deal bangkok/singapore');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',16,'* deal tokyo/hong-kong/2');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',17,'* deal casablanca/dakar');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',18,'* deal singapore/mumbai/2');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',19,'* deal nairobi/johannesburg');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',20,'* deal singapore/darwin');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',21,'* deal hong-kong/sydney');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',22,'* deal johannesburg/sydney');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',23,'* deal paris/moscow/2');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',24,'* deal nairobi/antananarivo');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',25,'* deal beijing/tashkent');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',26,'* deal reykjavik/new-york');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',27,'* deal paris/new-york/2');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',28,'* deal hong-kong/bangkok/2');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',29,'* deal cairo/tehran');
INSERT INTO "acts" VALUES('q-FeYaaDFqdP',30,'* deal sydney/auckland');
CREATE TABLE house (
	version INTEGER NOT NULL
);
INSERT INTO "house" VALUES(4);
CREATE TABLE people (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	seed VARCHAR NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('anna','Anna','5230ff2caf933b9821d4f002a5d6967bf3fce287c223b638f3ee4780215e5221');
INSERT INTO "people" VALUES('boris','Boris','c582f2c5ef565710e77ee10c056a94015f21c1145075a91a5eb36ce53e9a9971');
CREATE TABLE seats (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	owner VARCHAR, 
	here VARCHAR NOT NULL, 
	level VARCHAR NOT NULL, 
	entropy VARCHAR NOT NULL, 
	answers VARCHAR DEFAULT '{}' NOT NULL, 
	reserved BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(owner) REFERENCES people (id)
);
INSERT INTO "seats" VALUES('_lFxQHoy0Qwh',0,'anna','','','a','{}',0);
INSERT INTO "seats" VALUES('_lFxQHoy0Qwh',1,'boris','','','b','{"bids":"never","most":200,"trades":"ask"}',0);
INSERT INTO "seats" VALUES('q-FeYaaDFqdP',0,'anna','','','','{}',0);
INSERT INTO "seats" VALUES('q-FeYaaDFqdP',1,'anna','Zoé','','','{}',0);
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	opened_by VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	rules INTEGER NOT NULL, 
	settings VARCHAR NOT NULL, 
	seed VARCHAR NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	status VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	waiting VARCHAR NOT NULL, 
	outcome VARCHAR NOT NULL, 
	plea VARCHAR NOT NULL, 
	next VARCHAR NOT NULL, 
	digest VARCHAR DEFAULT '' NOT NULL, 
	closed VARCHAR DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(opened_by) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('_lFxQHoy0Qwh','anna','sakodo',1,'{"rounds":60,"ruthless":false,"chain":false,"hidden-money":false,"reshuffle":false,"retire":false}','c69e8e59e35ba585079723d566f0befae6be346780c6c501e029f9df6fe2593e',1.79480613046822571753e+09,1.79480613067275786396e+09,'running',23,'[1]','null','null','','e39b53300f22628c179646ee453e481481d6472ee4ddfcdc8746e6b5eee4c748','');
INSERT INTO "tables" VALUES('q-FeYaaDFqdP','anna','course',1,'{"rounds":100,"places":false,"retire":false}','bf2f1afa06a6b1ab8d8c48dfe8c3835a006449e02d1cd79153b95e4a49040163',1.79480613070650029186e+09,1.79480613071096706387e+09,'running',31,'[0,1]','null','null','','ccd9a42adaabbf973933ce9cee529d2f72a6d6078b068a4a6e54479c3ceb7fea','');
CREATE INDEX ix_tables_opened_by ON tables (opened_by);
CREATE INDEX ix_seats_owner ON seats (owner);
COMMIT;
