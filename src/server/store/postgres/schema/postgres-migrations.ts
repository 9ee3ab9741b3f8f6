import type { Migration } from '../../migrations.ts'
import { CAPITALS } from '../../rows/folded-name.ts'

/** A name as `foldedName` makes it, whatever the locale of the database is. */
export const FOLDED_NAME = `translate(lower(name collate "C"), '${CAPITALS}', '${CAPITALS.toLowerCase()}')`

/**
 * The schema of the PostgreSQL database, step by step. Everything about a table is keyed by its id, so that tables can
 * be spread over several databases. JSON is stored as text, so that its hash is the same in every store.
 */
export const POSTGRES_MIGRATIONS: readonly Migration[] = [
  {
    sql: `
  create table tables (id text collate "C" primary key, record text not null);

  -- What changes with every entry, in a row of its own so that it stays small; room is left so that it can change in
  -- its place.
  create table heads (
    id text collate "C" primary key,
    entries integer not null,
    game text not null,
    status text not null,
    listed boolean not null,
    asked integer not null,
    deadline bigint,
    created bigint not null,
    updated bigint not null,
    seats text not null
  ) with (fillfactor = 70);
  create index heads_open on heads (created desc, id) where listed and status = 'lobby';
  create index heads_open_by_game on heads (game, created desc, id) where listed and status = 'lobby';
  create index heads_due on heads (deadline) where deadline is not null;

  create table entries (
    table_id text collate "C" not null,
    number integer not null,
    entry text not null,
    primary key (table_id, number)
  );

  create table seeds (table_id text collate "C" primary key, seed text not null);

  create table sitting (
    guest text collate "C" not null,
    table_id text collate "C" not null,
    seat integer not null,
    primary key (guest, table_id)
  );
  create index sitting_table on sitting (table_id);

  create table guests (id text collate "C" primary key, name text not null, muted text not null);

  create table keys (
    selector text collate "C" primary key,
    hash bytea not null,
    guest text collate "C" not null,
    kind text not null,
    until bigint not null
  );
  `,
  },
  {
    sql: `
  -- The process that does what is due at a table, and until when it has the right to.
  alter table heads add column holder text collate "C", add column held_until bigint not null default 0;
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
  alter table keys
    add column session text collate "C",
    add column signed_in bigint not null default 0,
    add column created bigint not null default 0,
    add column used bigint not null default 0,
    add column browser text not null default '',
    add column replaced bigint,
    add column replaces text collate "C";
  create index keys_guest on keys (guest);

  -- Tables that were deleted, until all their entries are gone.
  create table deleted_tables (id text collate "C" primary key);

  -- What one process at a time takes care of, and until when it has the right to.
  create table duties (name text collate "C" primary key, holder text not null, held_until bigint not null);
  `,
  },
  {
    sql: `
  -- The codes of tables that wait for players. They are never taken from a table before it has started or is deleted.
  create table codes (code text collate "C" primary key, table_id text collate "C" not null);
  create index codes_table on codes (table_id);
  `,
  },
  {
    sql: `
  -- The deals of the daily challenge, and what master has achieved on them.
  create table deals (
    day text collate "C" not null,
    game text collate "C" not null,
    seed text not null,
    created bigint not null,
    master text,
    master_file text,
    primary key (day, game)
  );

  create table tries (
    day text collate "C" not null,
    game text collate "C" not null,
    guest text collate "C" not null,
    table_id text collate "C" not null,
    begun bigint not null,
    score integer,
    result text,
    primary key (day, game, guest)
  );
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
    table_id text collate "C" not null,
    guest text collate "C" not null,
    seat integer not null,
    game text not null,
    ended bigint not null,
    seats integer not null,
    others integer not null,
    opponents text,
    place integer,
    results text,
    primary key (table_id, guest)
  );
  create index finished_guest on finished (guest, ended, table_id);
  create index finished_unread on finished (ended) where place is null;
  `,
  },
  {
    sql: `
  -- When the next clock runs out, which players may know. The deadline also counts what only the server knows.
  alter table heads add column runs_out bigint;
  update heads set runs_out = deadline where status = 'playing';
  `,
  },
  {
    sql: `
  -- Secrets of the server that all processes share, such as the keys of web push.
  create table secrets (name text collate "C" primary key, value text not null);

  -- Where guests want to be told that a table waits for them, and when.
  create table channels (
    id text collate "C" primary key,
    guest text collate "C" not null,
    kind text not null,
    target text not null,
    session text not null,
    language text not null,
    origin text not null,
    token text collate "C" not null,
    confirmed integer not null,
    created bigint not null,
    digest_at bigint,
    failures integer not null
  );
  create index channels_guest on channels (guest);
  create unique index channels_token on channels (token);
  create index channels_digest on channels (digest_at) where digest_at is not null;

  create table preferences (
    guest text collate "C" primary key,
    live integer not null,
    reminder integer not null,
    quiet text
  );

  -- How often a mailbox was asked to confirm its address, as a hash, and until when that counts.
  create table mail_requests (
    mailbox text collate "C" primary key,
    count integer not null,
    until_at bigint not null
  );
  create index mail_requests_until on mail_requests (until_at);

  -- What is to be sent. A row goes when it was sent.
  create table outbox (
    id text collate "C" primary key,
    kind text not null,
    channel text collate "C" not null,
    guest text collate "C" not null,
    reason text not null,
    table_id text collate "C" not null,
    seat integer not null,
    request integer not null,
    due bigint not null,
    until_at bigint,
    attempts integer not null default 0,
    holder text,
    held_until bigint not null default 0
  );
  create index outbox_due on outbox (kind, due);
  create index outbox_table on outbox (table_id, seat);
  create index outbox_channel on outbox (channel);
  `,
  },
  {
    sql: `
  -- Ways back to a guest from another device.
  create table passkeys (
    id text collate "C" primary key,
    guest text collate "C" not null,
    public_key bytea not null,
    counter bigint not null,
    label text not null,
    created bigint not null,
    used bigint
  );
  create index passkeys_guest on passkeys (guest);

  create table recovery_codes (
    guest text collate "C" primary key,
    hash bytea not null unique,
    created bigint not null
  );

  -- What authenticators have to sign, until they have.
  create table challenges (
    selector text collate "C" primary key,
    hash bytea not null,
    challenge text not null,
    guest text collate "C",
    until bigint not null
  );
  create index challenges_until on challenges (until);

  create table handles (
    guest text collate "C" primary key,
    handle text not null,
    skeleton text collate "C" not null unique
  );

  -- The tables that a guest has left before the start, whose logs still name them.
  create table visits (guest text collate "C" not null, table_id text collate "C" not null, primary key (guest, table_id));
  create index visits_table on visits (table_id);
  `,
  },
  {
    sql: `
  -- What rated matches have meant for their people. A ladder is a game with a number of seats; its matches are numbered.
  create table ratings (
    game text collate "C" not null,
    seats integer not null,
    position integer not null,
    person integer not null,
    table_id text collate "C" not null,
    seat integer not null,
    guest text collate "C" not null,
    people text collate "C" not null,
    ended bigint not null,
    place integer not null,
    mu_before double precision not null,
    sigma_before double precision not null,
    mu double precision not null,
    sigma double precision not null,
    matches integer not null,
    uncounted text,
    primary key (game, seats, position, person)
  );
  create unique index ratings_table on ratings (table_id, person);
  create index ratings_guest on ratings (guest, game, seats, position);
  create index ratings_latest on ratings (guest, ended);
  create index ratings_people on ratings (game, seats, people, ended) where uncounted is null;
  `,
  },
  {
    sql: `
  -- Programs that play for a guest.
  alter table guests add column owner text collate "C";
  create index guests_owner on guests (owner) where owner is not null;
  `,
  },
  {
    sql: `
  -- Whom guests have blocked.
  create table blocks (
    guest text collate "C" not null,
    blocked text collate "C" not null,
    since bigint not null,
    primary key (guest, blocked)
  );
  create index blocks_blocked on blocks (blocked);

  -- Who may invite a guest. Everybody whom they have played with, if it is null.
  alter table guests add column invitable text;

  -- Invitations to tables. Hidden ones are not wanted: they are never shown.
  create table invitations (
    id text collate "C" primary key,
    from_guest text collate "C" not null,
    to_guest text collate "C" not null,
    table_id text collate "C" not null,
    group_name text not null,
    created bigint not null,
    until_at bigint not null,
    answer text,
    hidden integer not null
  );
  create index invitations_from on invitations (from_guest, created);
  create index invitations_to on invitations (to_guest, until_at);
  create index invitations_table on invitations (table_id, to_guest);
  create index invitations_until on invitations (until_at);

  -- Groups whose members are asked together. A member with asked_by has not joined yet.
  create table people_groups (
    id text collate "C" primary key,
    name text not null,
    owner text collate "C" not null,
    game text not null
  );
  create table members (
    group_id text collate "C" not null,
    guest text collate "C" not null,
    since bigint not null,
    asked_by text collate "C",
    primary key (group_id, guest)
  );
  create index members_guest on members (guest);

  -- The matches with other people, to find those people.
  create index finished_people on finished (guest, ended) where others > 0;
  `,
  },
  {
    sql: `
  -- Finished matches at which several people look together: a match of this server, or one from a device.
  create table shared_reviews (
    id text collate "C" primary key,
    table_id text collate "C",
    match text collate "C",
    owner text collate "C" not null,
    leader text collate "C",
    step integer not null,
    eyes integer,
    created bigint not null,
    touched bigint not null,
    version integer not null,
    items_version integer not null
  );
  create index shared_reviews_table on shared_reviews (table_id) where table_id is not null;
  create index shared_reviews_owner on shared_reviews (owner, created, id);
  create index shared_reviews_touched on shared_reviews (touched) where match is not null;

  -- Their notes and arrows.
  create table review_items (
    review text collate "C" not null,
    number integer not null,
    kind text not null,
    guest text collate "C" not null,
    name text not null,
    step integer not null,
    created bigint not null,
    command text collate "C" not null,
    content text not null,
    primary key (review, number)
  );
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
    guest text collate "C" primary key,
    address text collate "C" not null unique,
    shows text not null
  );
  `,
  },
  {
    sql: `
  -- Administrators: their tokens as hashes, what they have done, and what is in force because of it.
  create table admin_tokens (label text collate "C" primary key, hash bytea not null, created bigint not null);

  create table admin_acts (
    id text collate "C" primary key,
    at bigint not null,
    who text not null,
    act text not null,
    table_id text,
    guest text collate "C",
    name text,
    detail text,
    reason text
  );
  create index admin_acts_at on admin_acts (at, id);
  create index admin_acts_guest on admin_acts (guest) where guest is not null;

  create table switches (name text collate "C" primary key, value text not null);

  -- When no moves were accepted.
  create table halts (began bigint primary key, ended bigint not null);

  create table bans (
    id text collate "C" primary key,
    kind text not null,
    target text collate "C" not null,
    name text,
    reason text,
    created bigint not null,
    until_at bigint not null,
    lifted bigint
  );
  create index bans_until on bans (until_at);
  create index bans_created on bans (created, id);
  create index bans_target on bans (target);

  -- What players have reported, with the chat of the table.
  create table reports (
    id text collate "C" primary key,
    at bigint not null,
    table_id text not null,
    reporter text collate "C" not null,
    reported text collate "C" not null,
    reported_name text not null,
    reason text not null,
    text text,
    chat text not null,
    resolved bigint
  );
  create index reports_at on reports (at, id);
  create index reports_reporter on reports (reporter);
  create index reports_reported on reports (reported);
  create index reports_open on reports (at) where resolved is null;

  -- Who is quoted in the chat of a report, to erase somebody who is deleted.
  create table report_speakers (
    guest text collate "C" not null,
    report text collate "C" not null,
    primary key (guest, report)
  );
  create index report_speakers_report on report_speakers (report);

  -- Tables and people are found in the same time, however many there are.
  create index heads_created on heads (created, id);
  create index heads_unfinished on heads (created, id) where status in ('lobby', 'playing');
  create index guests_name on guests ((lower(name) collate "C"), id);
  `,
  },
  {
    sql: `
  -- To find the matches that can be watched. No move touches it: the columns stay as they are while a match runs.
  create index heads_running on heads (created desc, id) where listed and status = 'playing';
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
  create table erasing (guest text collate "C" primary key, since bigint not null, due bigint not null);
  create index erasing_due on erasing (due);
  create function refuse_erased() returns trigger language plpgsql as $$
  begin
    if exists (
      select 1 from unnest(tg_argv) as named (field) join erasing on erasing.guest = to_jsonb(new) ->> named.field
    ) then
      raise exception 'the player was deleted' using errcode = 'VMERA';
    end if;
    return new;
  end
  $$;
  -- A seat that they have is stored again until they have left it.
  create function refuse_erased_seat() returns trigger language plpgsql as $$
  begin
    if exists (select 1 from erasing where guest = new.guest)
      and not exists (select 1 from sitting where guest = new.guest and table_id = new.table_id)
    then
      raise exception 'the player was deleted' using errcode = 'VMERA';
    end if;
    return new;
  end
  $$;
  create trigger refuse_erased before insert on sitting for each row execute function refuse_erased_seat();
  create trigger refuse_erased before insert on guests for each row execute function refuse_erased('id', 'owner');
  create trigger refuse_erased before insert on keys for each row execute function refuse_erased('guest');
  create trigger refuse_erased before insert on passkeys for each row execute function refuse_erased('guest');
  create trigger refuse_erased before insert on recovery_codes for each row execute function refuse_erased('guest');
  create trigger refuse_erased before insert on challenges for each row execute function refuse_erased('guest');
  create trigger refuse_erased before insert on handles for each row execute function refuse_erased('guest');
  create trigger refuse_erased before insert on profiles for each row execute function refuse_erased('guest');
  create trigger refuse_erased before insert on channels for each row execute function refuse_erased('guest');
  create trigger refuse_erased before insert on preferences for each row execute function refuse_erased('guest');
  create trigger refuse_erased before insert on blocks for each row execute function refuse_erased('guest');
  create trigger refuse_erased before insert on invitations for each row execute function refuse_erased('from_guest');
  create trigger refuse_erased before insert on members for each row execute function refuse_erased('guest');
  create trigger refuse_erased before insert on tries for each row execute function refuse_erased('guest');
  create trigger refuse_erased before insert on shared_reviews for each row execute function refuse_erased('owner');
  create trigger refuse_erased before insert on review_items for each row execute function refuse_erased('guest');
  create trigger refuse_erased before insert on reports for each row execute function refuse_erased('reporter');
  `,
  },
  {
    sql: `
  -- When the clock of each seat runs out, in JSON; null if all that run do so for equally long.
  alter table heads add column run_outs text;
  `,
  },
  {
    sql: `
  -- Names as \`foldedName\` makes them, by which administrators find people.
  create index guests_folded_name on guests ((${FOLDED_NAME}), id);
  `,
  },
]
