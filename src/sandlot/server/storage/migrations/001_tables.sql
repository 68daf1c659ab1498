CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    state TEXT NOT NULL,
    listed INTEGER NOT NULL,
    created INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    seed BLOB NOT NULL,
    setup BLOB NOT NULL
);
CREATE INDEX tables_by_state ON tables (state, touched);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    entry BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE TABLE grants (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    holder TEXT NOT NULL,
    role TEXT NOT NULL,
    seat INTEGER NOT NULL,
    issue INTEGER NOT NULL,
    PRIMARY KEY (table_id, holder, role, seat)
);
CREATE TABLE packs (
    hash TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    created INTEGER NOT NULL,
    toml BLOB NOT NULL
);
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
);
