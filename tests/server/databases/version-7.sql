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
INSERT INTO "acts" VALUES('eSZEe4mFndee',0,'* draw passport+passport+passport+guide');
INSERT INTO "acts" VALUES('eSZEe4mFndee',1,'* draw guide+sleeping-bag');
INSERT INTO "acts" VALUES('eSZEe4mFndee',2,'* draw compass+sleeping-bag+pharmacy+pharmacy');
INSERT INTO "acts" VALUES('eSZEe4mFndee',3,'* job wedding-photos');
INSERT INTO "acts" VALUES('eSZEe4mFndee',4,'* job film-extra');
INSERT INTO "acts" VALUES('eSZEe4mFndee',5,'* job gold-panning');
INSERT INTO "acts" VALUES('eSZEe4mFndee',6,'* job dish-washing');
INSERT INTO "acts" VALUES('eSZEe4mFndee',7,'* job beach-pancakes');
INSERT INTO "acts" VALUES('eSZEe4mFndee',8,'* job yacht-delivery');
INSERT INTO "acts" VALUES('eSZEe4mFndee',9,'* job french-lessons');
INSERT INTO "acts" VALUES('eSZEe4mFndee',10,'* job barge-waiter');
INSERT INTO "acts" VALUES('eSZEe4mFndee',11,'* die 4');
INSERT INTO "acts" VALUES('eSZEe4mFndee',12,'A buy');
INSERT INTO "acts" VALUES('eSZEe4mFndee',13,'* die 5');
INSERT INTO "acts" VALUES('eSZEe4mFndee',14,'B decline');
INSERT INTO "acts" VALUES('eSZEe4mFndee',15,'* die 1');
INSERT INTO "acts" VALUES('eSZEe4mFndee',16,'* die 6');
INSERT INTO "acts" VALUES('eSZEe4mFndee',17,'B work');
INSERT INTO "acts" VALUES('eSZEe4mFndee',18,'* job coffee-harvest');
INSERT INTO "acts" VALUES('eSZEe4mFndee',19,'A work');
INSERT INTO "acts" VALUES('eSZEe4mFndee',20,'* job stocktaking');
INSERT INTO "acts" VALUES('eSZEe4mFndee',21,'* draw passport+pharmacy');
INSERT INTO "acts" VALUES('eSZEe4mFndee',22,'B work');
INSERT INTO "acts" VALUES('eSZEe4mFndee',23,'* job holiday-camp');
INSERT INTO "acts" VALUES('eSZEe4mFndee',24,'A leave');
INSERT INTO "acts" VALUES('eSZEe4mFndee',25,'A go saint-louis');
INSERT INTO "acts" VALUES('eSZEe4mFndee',26,'A skip');
INSERT INTO "acts" VALUES('eSZEe4mFndee',27,'* chance village-feast');
INSERT INTO "acts" VALUES('eSZEe4mFndee',28,'A go bamako');
INSERT INTO "acts" VALUES('eSZEe4mFndee',29,'B roll');
INSERT INTO "acts" VALUES('eSZEe4mFndee',30,'* die 4');
INSERT INTO "acts" VALUES('eSZEe4mFndee',31,'* draw guide+guide+pharmacy+pharmacy');
INSERT INTO "acts" VALUES('eSZEe4mFndee',32,'B reject');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',0,'* dealer B');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',1,'* deal los-angeles/mexico-city');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',2,'* deal montreal/havana');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',3,'* deal paris/anchorage');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',4,'* deal singapore/sydney/2');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',5,'* deal paris/rome/2');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',6,'* deal hong-kong/manila');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',7,'* deal rio-de-janeiro/dakar/2');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',8,'* deal delhi/tashkent');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',9,'* deal dakar/lagos');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',10,'* deal paris/montreal');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',11,'* deal rio-de-janeiro/buenos-aires');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',12,'* deal los-angeles/honolulu/2');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',13,'* deal tokyo/hong-kong');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',14,'* deal new-york/los-angeles');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',15,'* deal rome/cairo/2');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',16,'* deal hong-kong/bangkok/2');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',17,'* deal paris/rome');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',18,'* deal london/new-york/2');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',19,'* deal sydney/auckland');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',20,'* deal manila/darwin/2');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',21,'* deal cairo/nairobi');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',22,'* deal madrid/casablanca/2');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',23,'* deal reykjavik/new-york');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',24,'* deal singapore/darwin/2');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',25,'* deal london/new-york');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',26,'* deal papeete/easter-island');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',27,'* deal paris/new-york');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',28,'* deal new-york/mexico-city');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',29,'* deal paris/dakar');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',30,'* deal casablanca/dakar');
INSERT INTO "acts" VALUES('zH6KKKVOFOSe',31,'A home paris');
CREATE TABLE commits (
	worker VARCHAR NOT NULL, 
	mark VARCHAR NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (worker)
);
CREATE TABLE house (
	version INTEGER NOT NULL
);
INSERT INTO "house" VALUES(7);
CREATE TABLE people (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	seed VARCHAR NOT NULL, 
	seen FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('anna','Anna','27c9d7564e1e3fa2b17940c5b1bfa0742e15293292717d0e1c2dd101150be836',1.79505424415833759305e+09);
INSERT INTO "people" VALUES('boris','Boris','84228208bd2b0d3ce3e850f792b228bca8240ea47ac5493efeb4f0c5623a4e61',1.79505424417280054095e+09);
CREATE TABLE seats (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	owner VARCHAR, 
	here VARCHAR NOT NULL, 
	level VARCHAR NOT NULL, 
	entropy VARCHAR NOT NULL, 
	answers VARCHAR DEFAULT '{}' NOT NULL, 
	reserved BOOLEAN DEFAULT 0 NOT NULL, 
	sealed VARCHAR DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(owner) REFERENCES people (id)
);
INSERT INTO "seats" VALUES('eSZEe4mFndee',0,'anna','','','from Anna','{}',0,'5d264b22b84c99172b780196fde2149e9a67c3d6ef7d55eaf41b8ecb58cfb20c');
INSERT INTO "seats" VALUES('eSZEe4mFndee',1,'boris','','','from Boris','{"bids":"never","most":200,"trades":"ask"}',0,'e96f35040566a5fcb550043db160e72a6156bde2a90ad84989d43a3b13523a83');
INSERT INTO "seats" VALUES('zH6KKKVOFOSe',0,'anna','','','from Anna','{}',0,'5d264b22b84c99172b780196fde2149e9a67c3d6ef7d55eaf41b8ecb58cfb20c');
INSERT INTO "seats" VALUES('zH6KKKVOFOSe',1,'anna','Zoé','','','{}',0,'');
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
	once VARCHAR DEFAULT '{}' NOT NULL, 
	lesson BOOLEAN DEFAULT 0 NOT NULL, 
	format INTEGER DEFAULT '1' NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(opened_by) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('eSZEe4mFndee','anna','sakodo',2,'{"rounds":60,"finish-round":false,"sales":12,"ruthless":false,"chain":false,"hidden-money":false,"reshuffle":false,"retire":false}','da4ea2a5506f2693eae190d9360a1f31793c98a1adade51d93533a6f520ace1c',1.79505424508113908769e+09,1.79505424520193576816e+09,'running',33,'[0]','null','{"by":1,"agreed":[]}','','dd503cc91f6f0eb8c1a3ca2591429d12d418511217a1ff0227abc5dc2be988c6','','{"A m0":14,"B m1":17,"B m2":19,"A m3":22,"B m4":24,"A m5":25,"A m6":26,"A m7":28,"A m8":29,"B m9":32,"B m10":33}',0,2);
INSERT INTO "tables" VALUES('zH6KKKVOFOSe','anna','course',1,'{"rounds":100,"places":false,"retire":false}','75ca520cbb62052bc4a0da30bd7ac80186f3cb31b61d8baca2f380f9c30176af',1.79505424522479391097e+09,1.79505424530215644835e+09,'running',32,'[1]','null','null','','377f95da1349b7abe85906322b92f5b4848503906ab54a6ded54d289a49bce50','','{"A m0":32}',0,2);
CREATE INDEX ix_tables_opened_by ON tables (opened_by);
CREATE INDEX ix_seats_owner ON seats (owner);
COMMIT;
