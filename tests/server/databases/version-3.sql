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
INSERT INTO "acts" VALUES('1FW3pnnqM32e',0,'* draw passport+guide+camera+compass');
INSERT INTO "acts" VALUES('1FW3pnnqM32e',1,'* draw guide+camera+compass+compass');
INSERT INTO "acts" VALUES('1FW3pnnqM32e',2,'* job cabin-crew');
INSERT INTO "acts" VALUES('1FW3pnnqM32e',3,'* job barge-waiter');
INSERT INTO "acts" VALUES('1FW3pnnqM32e',4,'* job stocktaking');
INSERT INTO "acts" VALUES('1FW3pnnqM32e',5,'* draw sleeping-bag+pharmacy');
INSERT INTO "acts" VALUES('1FW3pnnqM32e',6,'* job hut-keeping');
INSERT INTO "acts" VALUES('1FW3pnnqM32e',7,'* job interpreting');
INSERT INTO "acts" VALUES('1FW3pnnqM32e',8,'* job souk-porter');
INSERT INTO "acts" VALUES('1FW3pnnqM32e',9,'* draw camera');
INSERT INTO "acts" VALUES('1FW3pnnqM32e',10,'* job babysitting');
INSERT INTO "acts" VALUES('1FW3pnnqM32e',11,'* job apple-picking');
INSERT INTO "acts" VALUES('1FW3pnnqM32e',12,'* die 3');
INSERT INTO "acts" VALUES('1FW3pnnqM32e',13,'A decline');
INSERT INTO "acts" VALUES('1FW3pnnqM32e',14,'* die 5');
INSERT INTO "acts" VALUES('1FW3pnnqM32e',15,'B decline');
INSERT INTO "acts" VALUES('1FW3pnnqM32e',16,'* die 5');
INSERT INTO "acts" VALUES('1FW3pnnqM32e',17,'* die 1');
INSERT INTO "acts" VALUES('1FW3pnnqM32e',18,'A roll');
INSERT INTO "acts" VALUES('1FW3pnnqM32e',19,'* die 6');
INSERT INTO "acts" VALUES('1FW3pnnqM32e',20,'* draw passport+passport+guide+sleeping-bag+pharmacy+pharmacy');
INSERT INTO "acts" VALUES('ddcry1jGg37k',0,'* dealer A');
INSERT INTO "acts" VALUES('ddcry1jGg37k',1,'* deal hong-kong/bangkok/2');
INSERT INTO "acts" VALUES('ddcry1jGg37k',2,'* deal rio-de-janeiro/buenos-aires');
INSERT INTO "acts" VALUES('ddcry1jGg37k',3,'* deal london/new-york');
INSERT INTO "acts" VALUES('ddcry1jGg37k',4,'* deal mexico-city/lima');
INSERT INTO "acts" VALUES('ddcry1jGg37k',5,'* deal singapore/sydney');
INSERT INTO "acts" VALUES('ddcry1jGg37k',6,'* deal nairobi/johannesburg');
INSERT INTO "acts" VALUES('ddcry1jGg37k',7,'* deal mumbai/cairo');
INSERT INTO "acts" VALUES('ddcry1jGg37k',8,'* deal moscow/tokyo');
INSERT INTO "acts" VALUES('ddcry1jGg37k',9,'* deal paris/montreal');
INSERT INTO "acts" VALUES('ddcry1jGg37k',10,'* deal montreal/los-angeles');
INSERT INTO "acts" VALUES('ddcry1jGg37k',11,'* deal paris/moscow/2');
INSERT INTO "acts" VALUES('ddcry1jGg37k',12,'* deal mumbai/nairobi');
INSERT INTO "acts" VALUES('ddcry1jGg37k',13,'* deal dakar/lagos');
INSERT INTO "acts" VALUES('ddcry1jGg37k',14,'* deal los-angeles/papeete');
INSERT INTO "acts" VALUES('ddcry1jGg37k',15,'* deal tokyo/hong-kong');
INSERT INTO "acts" VALUES('ddcry1jGg37k',16,'* deal los-angeles/sydney');
INSERT INTO "acts" VALUES('ddcry1jGg37k',17,'* deal new-york/caracas/2');
INSERT INTO "acts" VALUES('ddcry1jGg37k',18,'* deal beijing/tashkent');
INSERT INTO "acts" VALUES('ddcry1jGg37k',19,'* deal madrid/casablanca/2');
INSERT INTO "acts" VALUES('ddcry1jGg37k',20,'* deal new-york/rio-de-janeiro');
INSERT INTO "acts" VALUES('ddcry1jGg37k',21,'* deal mumbai/antananarivo');
INSERT INTO "acts" VALUES('ddcry1jGg37k',22,'* deal manila/darwin/2');
INSERT INTO "acts" VALUES('ddcry1jGg37k',23,'* deal paris/new-york');
INSERT INTO "acts" VALUES('ddcry1jGg37k',24,'* deal beijing/hong-kong');
INSERT INTO "acts" VALUES('ddcry1jGg37k',25,'* deal montreal/havana');
INSERT INTO "acts" VALUES('ddcry1jGg37k',26,'* deal lagos/nairobi');
INSERT INTO "acts" VALUES('ddcry1jGg37k',27,'* deal cairo/tehran');
INSERT INTO "acts" VALUES('ddcry1jGg37k',28,'* deal mexico-city/havana');
INSERT INTO "acts" VALUES('ddcry1jGg37k',29,'* deal singapore/sydney/2');
INSERT INTO "acts" VALUES('ddcry1jGg37k',30,'* deal sydney/darwin/2');
CREATE TABLE house (
	version INTEGER NOT NULL
);
INSERT INTO "house" VALUES(3);
CREATE TABLE people (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	seed VARCHAR NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('anna','Anna','136e93544fc7dcd0b235cffb6dd6b3c5f6fa1b114ef5f453f095740b3b25b699');
INSERT INTO "people" VALUES('boris','Boris','e848f14f05ae1fa96a6cbf9763f63ef85f9484d55af371c5200a577dab3cd940');
CREATE TABLE seats (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	owner VARCHAR, 
	here VARCHAR NOT NULL, 
	level VARCHAR NOT NULL, 
	entropy VARCHAR NOT NULL, 
	wishes VARCHAR DEFAULT '{}' NOT NULL, 
	reserved BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(owner) REFERENCES people (id)
);
INSERT INTO "seats" VALUES('1FW3pnnqM32e',0,'anna','','','a','{}',0);
INSERT INTO "seats" VALUES('1FW3pnnqM32e',1,'boris','','','b','{"bids":"never","most":200,"trades":"ask"}',0);
INSERT INTO "seats" VALUES('ddcry1jGg37k',0,'anna','','','','{}',0);
INSERT INTO "seats" VALUES('ddcry1jGg37k',1,'anna','Zoé','','','{}',0);
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
	wish VARCHAR NOT NULL, 
	next VARCHAR NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(opened_by) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('1FW3pnnqM32e','anna','sakodo',1,'{"rounds":60,"ruthless":false,"chain":false,"hidden-money":false,"reshuffle":false,"retire":false}','8870b163ed8a60f8cb76faccb94d41719e7ec699bcd2a283c653f35afbe12cd5',1.79476898114911317828e+09,1.79476898121028304099e+09,'running',21,'[0]','null','{"by":0,"agreed":[]}','');
INSERT INTO "tables" VALUES('ddcry1jGg37k','anna','course',1,'{"rounds":100,"places":false,"retire":false}','4a306ca5e63ea1fe34757cc574f12d5c632750c1b2c1786d1780dff91ed67f11',1.79476898123581123352e+09,1.7947689812381186485e+09,'running',31,'[0,1]','null','null','');
CREATE INDEX ix_tables_opened_by ON tables (opened_by);
CREATE INDEX ix_seats_owner ON seats (owner);
COMMIT;
