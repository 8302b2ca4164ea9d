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
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',0,'* dealer A');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',1,'* deal london/new-york');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',2,'* deal hong-kong/manila');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',3,'* deal rio-de-janeiro/johannesburg');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',4,'* deal caracas/rio-de-janeiro/2');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',5,'* deal london/lagos');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',6,'* deal sydney/darwin');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',7,'* deal madrid/caracas');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',8,'* deal los-angeles/honolulu/2');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',9,'* deal johannesburg/antananarivo');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',10,'* deal singapore/mumbai/2');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',11,'* deal tokyo/beijing');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',12,'* deal paris/madrid');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',13,'* deal anchorage/tokyo/2');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',14,'* deal singapore/darwin/2');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',15,'* deal sydney/auckland');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',16,'* deal paris/rome/2');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',17,'* deal santiago/easter-island');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',18,'* deal moscow/tokyo');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',19,'* deal montreal/los-angeles');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',20,'* deal auckland/honolulu');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',21,'* deal paris/rome');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',22,'* deal new-york/los-angeles');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',23,'* deal lima/santiago');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',24,'* deal bangkok/singapore');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',25,'* deal london/new-york/2');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',26,'* deal tokyo/hong-kong');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',27,'* deal sydney/honolulu/2');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',28,'* deal madrid/casablanca');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',29,'* deal new-york/mexico-city');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',30,'* deal singapore/sydney');
INSERT INTO "acts" VALUES('6DHKS6nfr3uT',31,'A home paris');
INSERT INTO "acts" VALUES('HAjoSkVHs1t9',0,'* draw guide+guide+guide+compass');
INSERT INTO "acts" VALUES('HAjoSkVHs1t9',1,'* draw passport+guide+sleeping-bag+pharmacy');
INSERT INTO "acts" VALUES('HAjoSkVHs1t9',2,'* job grape-harvest');
INSERT INTO "acts" VALUES('HAjoSkVHs1t9',3,'* job interpreting');
INSERT INTO "acts" VALUES('HAjoSkVHs1t9',4,'* job stocktaking');
INSERT INTO "acts" VALUES('HAjoSkVHs1t9',5,'* draw passport+camera');
INSERT INTO "acts" VALUES('HAjoSkVHs1t9',6,'* job gold-panning');
INSERT INTO "acts" VALUES('HAjoSkVHs1t9',7,'* job mountain-shop');
INSERT INTO "acts" VALUES('HAjoSkVHs1t9',8,'* draw compass');
INSERT INTO "acts" VALUES('HAjoSkVHs1t9',9,'* job bike-courier');
INSERT INTO "acts" VALUES('HAjoSkVHs1t9',10,'* job hut-keeping');
INSERT INTO "acts" VALUES('HAjoSkVHs1t9',11,'* job barge-waiter');
INSERT INTO "acts" VALUES('HAjoSkVHs1t9',12,'* die 6');
INSERT INTO "acts" VALUES('HAjoSkVHs1t9',13,'A decline');
INSERT INTO "acts" VALUES('HAjoSkVHs1t9',14,'* die 4');
INSERT INTO "acts" VALUES('HAjoSkVHs1t9',15,'B decline');
INSERT INTO "acts" VALUES('HAjoSkVHs1t9',16,'* die 2');
INSERT INTO "acts" VALUES('HAjoSkVHs1t9',17,'* die 6');
INSERT INTO "acts" VALUES('HAjoSkVHs1t9',18,'B roll');
INSERT INTO "acts" VALUES('HAjoSkVHs1t9',19,'* die 3');
INSERT INTO "acts" VALUES('HAjoSkVHs1t9',20,'* draw guide+compass+pharmacy');
INSERT INTO "acts" VALUES('HAjoSkVHs1t9',21,'B keep guide');
CREATE TABLE house (
	version INTEGER NOT NULL
);
INSERT INTO "house" VALUES(6);
CREATE TABLE people (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	seed VARCHAR NOT NULL, 
	seen FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('anna','Anna','8e827250709e48ce00eb599cd6a2c1a4352e241cf5766b824347f25bb6437916',1.79480613966216540336e+09);
INSERT INTO "people" VALUES('boris','Boris','58e51e72b20d1b27314ee59dd9d19d9bcb325a3e9e965a401f06bd683a9a423a',1.79480613973533916468e+09);
CREATE TABLE seats (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	owner VARCHAR, 
	here VARCHAR NOT NULL, 
	level VARCHAR NOT NULL, 
	entropy VARCHAR NOT NULL, 
	answers VARCHAR DEFAULT '{}' NOT NULL, 
	reserved BOOLEAN DEFAULT 0 NOT NULL, sealed VARCHAR NOT NULL DEFAULT '', 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(owner) REFERENCES people (id)
);
INSERT INTO "seats" VALUES('HAjoSkVHs1t9',0,'anna','','','a','{}',0,'');
INSERT INTO "seats" VALUES('HAjoSkVHs1t9',1,'boris','','','b','{"bids":"never","most":200,"trades":"ask"}',0,'');
INSERT INTO "seats" VALUES('6DHKS6nfr3uT',0,'anna','','','','{}',0,'');
INSERT INTO "seats" VALUES('6DHKS6nfr3uT',1,'anna','Zoé','','','{}',0,'');
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
	once VARCHAR DEFAULT '{}' NOT NULL, lesson BOOLEAN NOT NULL DEFAULT FALSE, format INTEGER NOT NULL DEFAULT 1, 
	PRIMARY KEY (id), 
	FOREIGN KEY(opened_by) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('HAjoSkVHs1t9','anna','sakodo',1,'{"rounds":60,"ruthless":false,"chain":false,"hidden-money":false,"reshuffle":false,"retire":false}','bcb84f261040d5f41933ccabeaf8285be4c88df05ec0c9b8c2a22f42dab9a440',1.79480614156531095501e+09,1.79480614180631780621e+09,'running',22,'[1]','null','null','','d529e7534111ad478108cd4a35ff91c371293fa83ddb5efe959f4920d005258d','','{"A m0":15,"B m1":18,"B m2":21,"B m3":22}',0,1);
INSERT INTO "tables" VALUES('6DHKS6nfr3uT','anna','course',1,'{"rounds":100,"places":false,"retire":false}','86972a07cff684ee48944a4ff2f605d5356c5d531606df3117ae8370d67301a1',1.79480614185031318668e+09,1.79480614191953039169e+09,'running',32,'[1]','null','null','','6d6ded92ac9ab90e64af1e77c00aecc64bcbd7f3ad08db1ef610195141ff0271','','{"A m0":32}',0,1);
CREATE INDEX ix_tables_opened_by ON tables (opened_by);
CREATE INDEX ix_seats_owner ON seats (owner);
COMMIT;
