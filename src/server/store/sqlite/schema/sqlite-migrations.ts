import type { Migration } from '../../migrations.ts'
import { CAPITALS } from '../../rows/folded-name.ts'

/** An expression in which these capitals are small letters. */
const withSmallLetters = (expression: string, capitals: string): string =>
  [...capitals].reduce(
    (inner, letter) => `replace(${inner}, '${letter}', '${letter.toLowerCase()}')`,
    expression,
  )

/** The schema of the SQLite file, step by step. */
export const SQLITE_MIGRATIONS: readonly Migration[] = [
  {
    sql: `
  create table tables (id text primary key, record text not null) strict, without rowid;

  -- What changes with every entry, in a row of its own so that it stays small.
  create table heads (
    id text primary key,
    entries integer not null,
    game text not null,
    status text not null,
    listed integer not null,
    asked integer not null,
    deadline integer,
    created integer not null,
    updated integer not null,
    seats text not null
  ) strict, without rowid;
  create index heads_open on heads (created desc) where listed = 1 and status = 'lobby';
  create index heads_due on heads (deadline) where deadline is not null;

  -- In the order in which they were written, so that a commit writes the end of the file and little else.
  create table entries (
    id integer primary key,
    table_id text not null,
    number integer not null,
    entry text not null
  ) strict;
  create unique index entries_table on entries (table_id, number);

  create table seeds (table_id text primary key, seed text not null) strict, without rowid;

  create table sitting (
    guest text not null,
    table_id text not null,
    seat integer not null,
    primary key (guest, table_id)
  ) strict, without rowid;
  create index sitting_table on sitting (table_id);

  create table guests (id text primary key, name text not null, muted text not null) strict, without rowid;

  create table keys (
    selector text primary key,
    hash blob not null,
    guest text not null,
    kind text not null,
    until integer not null
  ) strict, without rowid;
  `,
  },
  {
    sql: `
  -- The process that does what is due at a table, and until when it has the right to.
  alter table heads add column holder text;
  alter table heads add column held_until integer not null default 0;
  create table oldest_version (version integer not null) strict;
  insert into oldest_version values (1);
  `,
  },
  {
    sql: `
  -- To find the keys that nobody can use any more.
  create index keys_until on keys (until);
  `,
  },
  {
    sql: `
  -- A key belongs to the session of a device, and is replaced from time to time.
  alter table keys add column session text;
  alter table keys add column signed_in integer not null default 0;
  alter table keys add column created integer not null default 0;
  alter table keys add column used integer not null default 0;
  alter table keys add column browser text not null default '';
  alter table keys add column replaced integer;
  alter table keys add column replaces text;
  create index keys_guest on keys (guest);

  -- Tables that were deleted, until all their entries are gone.
  create table deleted_tables (id text primary key) strict, without rowid;

  -- What one process at a time takes care of, and until when it has the right to.
  create table duties (
    name text primary key,
    holder text not null,
    held_until integer not null
  ) strict, without rowid;
  `,
  },
  {
    sql: `
  -- The codes of tables that wait for players. They are never taken from a table before it has started or is deleted.
  create table codes (code text primary key, table_id text not null) strict, without rowid;
  create index codes_table on codes (table_id);
  `,
  },
  {
    sql: `
  -- The deals of the daily challenge, and what master has achieved on them.
  create table deals (
    day text not null,
    game text not null,
    seed text not null,
    created integer not null,
    master text,
    master_file text,
    primary key (day, game)
  ) strict, without rowid;

  create table tries (
    day text not null,
    game text not null,
    guest text not null,
    table_id text not null,
    begun integer not null,
    score integer,
    result text,
    primary key (day, game, guest)
  ) strict, without rowid;
  create index tries_guest on tries (guest, day);
  create index tries_score on tries (day, game, score) where score is not null;
  `,
  },
  {
    sql: `
  -- When a guest sleeps and is on holiday.
  alter table guests add column rest text;
  `,
  },
  {
    sql: `
  -- What each player finds a finished match by. Matches that are listed without their result have no place yet, and
  -- the place 0 if it cannot be found out.
  create table finished (
    table_id text not null,
    guest text not null,
    seat integer not null,
    game text not null,
    ended integer not null,
    seats integer not null,
    others integer not null,
    opponents text,
    place integer,
    results text,
    primary key (table_id, guest)
  ) strict, without rowid;
  create index finished_guest on finished (guest, ended, table_id);
  create index finished_unread on finished (ended) where place is null;
  `,
  },
  {
    sql: `
  -- When the next clock runs out, which players may know. The deadline also counts what only the server knows.
  alter table heads add column runs_out integer;
  update heads set runs_out = deadline where status = 'playing';
  `,
  },
  {
    sql: `
  -- Secrets of the server that all processes share, such as the keys of web push.
  create table secrets (name text primary key, value text not null) strict, without rowid;

  -- Where guests want to be told that a table waits for them, and when.
  create table channels (
    id text primary key,
    guest text not null,
    kind text not null,
    target text not null,
    session text not null,
    language text not null,
    origin text not null,
    token text not null,
    confirmed integer not null,
    created integer not null,
    digest_at integer,
    failures integer not null
  ) strict, without rowid;
  create index channels_guest on channels (guest);
  create unique index channels_token on channels (token);
  create index channels_digest on channels (digest_at) where digest_at is not null;

  create table preferences (
    guest text primary key,
    live integer not null,
    reminder integer not null,
    quiet text
  ) strict, without rowid;

  -- How often a mailbox was asked to confirm its address, as a hash, and until when that counts.
  create table mail_requests (
    mailbox text primary key,
    count integer not null,
    until_at integer not null
  ) strict, without rowid;
  create index mail_requests_until on mail_requests (until_at);

  -- What is to be sent. A row goes when it was sent.
  create table outbox (
    id text primary key,
    kind text not null,
    channel text not null,
    guest text not null,
    reason text not null,
    table_id text not null,
    seat integer not null,
    request integer not null,
    due integer not null,
    until_at integer,
    attempts integer not null default 0,
    holder text,
    held_until integer not null default 0
  ) strict, without rowid;
  create index outbox_due on outbox (kind, due);
  create index outbox_table on outbox (table_id, seat);
  create index outbox_channel on outbox (channel);
  `,
  },
  {
    sql: `
  -- Ways back to a guest from another device.
  create table passkeys (
    id text primary key,
    guest text not null,
    public_key blob not null,
    counter integer not null,
    label text not null,
    created integer not null,
    used integer
  ) strict, without rowid;
  create index passkeys_guest on passkeys (guest);

  create table recovery_codes (
    guest text primary key,
    hash blob not null unique,
    created integer not null
  ) strict, without rowid;

  -- What authenticators have to sign, until they have.
  create table challenges (
    selector text primary key,
    hash blob not null,
    challenge text not null,
    guest text,
    until integer not null
  ) strict, without rowid;
  create index challenges_until on challenges (until);

  create table handles (
    guest text primary key,
    handle text not null,
    skeleton text not null unique
  ) strict, without rowid;

  -- The tables that a guest has left before the start, whose logs still name them.
  create table visits (guest text not null, table_id text not null, primary key (guest, table_id)) strict, without rowid;
  create index visits_table on visits (table_id);
  `,
  },
  {
    sql: `
  -- What rated matches have meant for their people. A ladder is a game with a number of seats; its matches are numbered.
  create table ratings (
    game text not null,
    seats integer not null,
    position integer not null,
    person integer not null,
    table_id text not null,
    seat integer not null,
    guest text not null,
    people text not null,
    ended integer not null,
    place integer not null,
    mu_before real not null,
    sigma_before real not null,
    mu real not null,
    sigma real not null,
    matches integer not null,
    uncounted text,
    primary key (game, seats, position, person)
  ) strict, without rowid;
  create unique index ratings_table on ratings (table_id, person);
  create index ratings_guest on ratings (guest, game, seats, position);
  create index ratings_latest on ratings (guest, ended);
  create index ratings_people on ratings (game, seats, people, ended) where uncounted is null;
  `,
  },
  {
    sql: `
  -- Programs that play for a guest.
  alter table guests add column owner text;
  create index guests_owner on guests (owner) where owner is not null;
  `,
  },
  {
    sql: `
  -- Whom guests have blocked.
  create table blocks (
    guest text not null,
    blocked text not null,
    since integer not null,
    primary key (guest, blocked)
  ) strict, without rowid;
  create index blocks_blocked on blocks (blocked);

  -- Who may invite a guest. Everybody whom they have played with, if it is null.
  alter table guests add column invitable text;

  -- Invitations to tables. Hidden ones are not wanted: they are never shown.
  create table invitations (
    id text primary key,
    from_guest text not null,
    to_guest text not null,
    table_id text not null,
    group_name text not null,
    created integer not null,
    until_at integer not null,
    answer text,
    hidden integer not null
  ) strict, without rowid;
  create index invitations_from on invitations (from_guest, created);
  create index invitations_to on invitations (to_guest, until_at);
  create index invitations_table on invitations (table_id, to_guest);
  create index invitations_until on invitations (until_at);

  -- Groups whose members are asked together. A member with asked_by has not joined yet.
  create table people_groups (
    id text primary key,
    name text not null,
    owner text not null,
    game text not null
  ) strict, without rowid;
  create table members (
    group_id text not null,
    guest text not null,
    since integer not null,
    asked_by text,
    primary key (group_id, guest)
  ) strict, without rowid;
  create index members_guest on members (guest);

  -- The matches with other people, to find those people.
  create index finished_people on finished (guest, ended) where others > 0;
  `,
  },
  {
    sql: `
  -- Finished matches at which several people look together: a match of this server, or one from a device.
  create table shared_reviews (
    id text primary key,
    table_id text,
    match text,
    owner text not null,
    leader text,
    step integer not null,
    eyes integer,
    created integer not null,
    touched integer not null,
    version integer not null,
    items_version integer not null
  ) strict, without rowid;
  create index shared_reviews_table on shared_reviews (table_id) where table_id is not null;
  create index shared_reviews_owner on shared_reviews (owner, created, id);
  create index shared_reviews_touched on shared_reviews (touched) where match is not null;

  -- Their notes and arrows.
  create table review_items (
    review text not null,
    number integer not null,
    kind text not null,
    guest text not null,
    name text not null,
    step integer not null,
    created integer not null,
    command text not null,
    content text not null,
    primary key (review, number)
  ) strict, without rowid;
  create unique index review_items_guest on review_items (guest, review, command);
  `,
  },
  {
    sql: `
  -- To find what belongs to a guest who is deleted or has seen their invitations.
  create index outbox_guest on outbox (guest);
  create index challenges_guest on challenges (guest) where guest is not null;
  `,
  },
  {
    sql: `
  -- What a player's browser has computed about their match, which nobody else is shown.
  alter table finished add column statistics text;

  -- What guests show of themselves to everybody. Most show nothing and have no row.
  create table profiles (
    guest text primary key,
    address text not null unique,
    shows text not null
  ) strict, without rowid;
  `,
  },
  {
    sql: `
  -- Administrators: their tokens as hashes, what they have done, and what is in force because of it.
  create table admin_tokens (label text primary key, hash blob not null, created integer not null) strict, without rowid;

  create table admin_acts (
    id text primary key,
    at integer not null,
    who text not null,
    act text not null,
    table_id text,
    guest text,
    name text,
    detail text,
    reason text
  ) strict, without rowid;
  create index admin_acts_at on admin_acts (at, id);
  create index admin_acts_guest on admin_acts (guest) where guest is not null;

  create table switches (name text primary key, value text not null) strict, without rowid;

  -- When no moves were accepted.
  create table halts (began integer primary key, ended integer not null) strict, without rowid;

  create table bans (
    id text primary key,
    kind text not null,
    target text not null,
    name text,
    reason text,
    created integer not null,
    until_at integer not null,
    lifted integer
  ) strict, without rowid;
  create index bans_until on bans (until_at);
  create index bans_created on bans (created, id);
  create index bans_target on bans (target);

  -- What players have reported, with the chat of the table.
  create table reports (
    id text primary key,
    at integer not null,
    table_id text not null,
    reporter text not null,
    reported text not null,
    reported_name text not null,
    reason text not null,
    text text,
    chat text not null,
    resolved integer
  ) strict, without rowid;
  create index reports_at on reports (at, id);
  create index reports_reporter on reports (reporter);
  create index reports_reported on reports (reported);
  create index reports_open on reports (at) where resolved is null;

  -- Who is quoted in the chat of a report, to erase somebody who is deleted.
  create table report_speakers (guest text not null, report text not null, primary key (guest, report)) strict, without rowid;
  create index report_speakers_report on report_speakers (report);

  -- Tables and people are found in the same time, however many there are.
  create index heads_created on heads (created, id);
  create index heads_unfinished on heads (created, id) where status in ('lobby', 'playing');
  create index guests_name on guests (name collate nocase, id);
  `,
  },
  {
    sql: `
  -- To find the matches that can be watched. No move touches it: the columns stay as they are while a match runs.
  create index heads_running on heads (created desc, id) where listed = 1 and status = 'playing';
  `,
  },
  {
    sql: `
  -- The number of seats of a table at which strangers are brought together; null for all other tables.
  alter table heads add column pairing integer;
  create index heads_pairing on heads (game, pairing, status, created desc)
    where pairing is not null and status in ('lobby', 'playing');
  `,
  },
  {
    sql: `
  -- How often the log of a table was rewritten: what was decided before is not appended afterwards.
  alter table heads add column rewrites integer not null default 0;

  -- Players who are deleted. Nothing is stored for them any more, and what others stored about them meanwhile is
  -- erased when it is due.
  create table erasing (guest text primary key, since integer not null, due integer not null) strict, without rowid;
  create index erasing_due on erasing (due);
  -- A seat that they have is stored again until they have left it.
  create trigger refuse_erased_sitting before insert on sitting
    when exists (select 1 from erasing where guest = new.guest)
      and not exists (select 1 from sitting where guest = new.guest and table_id = new.table_id)
    begin select raise(abort, 'the player was deleted'); end;
  create trigger refuse_erased_guests_id before insert on guests
    when exists (select 1 from erasing where guest = new.id) begin select raise(abort, 'the player was deleted'); end;
  create trigger refuse_erased_guests_owner before insert on guests
    when exists (select 1 from erasing where guest = new.owner) begin select raise(abort, 'the player was deleted'); end;
  create trigger refuse_erased_keys_guest before insert on keys
    when exists (select 1 from erasing where guest = new.guest) begin select raise(abort, 'the player was deleted'); end;
  create trigger refuse_erased_passkeys_guest before insert on passkeys
    when exists (select 1 from erasing where guest = new.guest) begin select raise(abort, 'the player was deleted'); end;
  create trigger refuse_erased_recovery_codes_guest before insert on recovery_codes
    when exists (select 1 from erasing where guest = new.guest) begin select raise(abort, 'the player was deleted'); end;
  create trigger refuse_erased_challenges_guest before insert on challenges
    when exists (select 1 from erasing where guest = new.guest) begin select raise(abort, 'the player was deleted'); end;
  create trigger refuse_erased_handles_guest before insert on handles
    when exists (select 1 from erasing where guest = new.guest) begin select raise(abort, 'the player was deleted'); end;
  create trigger refuse_erased_profiles_guest before insert on profiles
    when exists (select 1 from erasing where guest = new.guest) begin select raise(abort, 'the player was deleted'); end;
  create trigger refuse_erased_channels_guest before insert on channels
    when exists (select 1 from erasing where guest = new.guest) begin select raise(abort, 'the player was deleted'); end;
  create trigger refuse_erased_preferences_guest before insert on preferences
    when exists (select 1 from erasing where guest = new.guest) begin select raise(abort, 'the player was deleted'); end;
  create trigger refuse_erased_blocks_guest before insert on blocks
    when exists (select 1 from erasing where guest = new.guest) begin select raise(abort, 'the player was deleted'); end;
  create trigger refuse_erased_invitations_from_guest before insert on invitations
    when exists (select 1 from erasing where guest = new.from_guest) begin select raise(abort, 'the player was deleted'); end;
  create trigger refuse_erased_members_guest before insert on members
    when exists (select 1 from erasing where guest = new.guest) begin select raise(abort, 'the player was deleted'); end;
  create trigger refuse_erased_tries_guest before insert on tries
    when exists (select 1 from erasing where guest = new.guest) begin select raise(abort, 'the player was deleted'); end;
  create trigger refuse_erased_shared_reviews_owner before insert on shared_reviews
    when exists (select 1 from erasing where guest = new.owner) begin select raise(abort, 'the player was deleted'); end;
  create trigger refuse_erased_review_items_guest before insert on review_items
    when exists (select 1 from erasing where guest = new.guest) begin select raise(abort, 'the player was deleted'); end;
  create trigger refuse_erased_reports_reporter before insert on reports
    when exists (select 1 from erasing where guest = new.reporter) begin select raise(abort, 'the player was deleted'); end;
  `,
  },
  {
    sql: `
  -- When the clock of each seat runs out, in JSON; null if all that run do so for equally long.
  alter table heads add column run_outs text;
  `,
  },
  {
    // In two halves, because the parser of SQLite 3.40, which Debian 12 has for backups, cannot nest thirty functions.
    sql: `
  -- Names as \`foldedName\` makes them, by which administrators find people.
  alter table guests add column half_folded_name text
    generated always as (${withSmallLetters('lower(name)', CAPITALS.slice(0, CAPITALS.length / 2))}) virtual;
  alter table guests add column folded_name text
    generated always as (${withSmallLetters('half_folded_name', CAPITALS.slice(CAPITALS.length / 2))}) virtual;
  create index guests_folded_name on guests (folded_name, id);
  `,
  },
]
