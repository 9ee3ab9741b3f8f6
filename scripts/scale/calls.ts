import { newKey } from '../../src/server/sessions.ts'
import type { Store } from '../../src/server/store/store.ts'
import type { TableRecord } from '../../src/table/index.ts'
import { ENTRIES, NOW, type Size } from './fill.ts'

type Call = (store: Store, index: number) => Promise<unknown>

const LADDER = { game: 'elfengold', seats: 4 }
const DEAL = { day: '2026-11-16', game: 'elfengold' }
const LEASE = { holder: 'me', now: NOW, until: NOW + 3_000 }
const RESULT = { place: 1, score: 40, parts: {}, tieBreak: {} }
const bytes = (text: string): Uint8Array => Buffer.from(text)

/** A call of each method of the store, for people and tables all over the data. The index makes each call a new one. */
export function callsOf({ tables, people }: Size): Record<Exclude<keyof Store, 'close'>, Call> {
  const spread = (count: number, index: number): number => 1 + ((index * 104_729) % count)
  /** Tables that are over, running and waiting. */
  const over = (index: number): string => `table${spread(tables / 100, index) * 100 - 60}`
  const running = (index: number): string => `table${spread(tables / 100, index) * 100 - 5}`
  const guest = (index: number): string => `guest${spread(people / 2, index)}`
  const many = (index: number): string[] => Array.from({ length: 200 }, (_, i) => over(index * 200 + i))
  const record = (id: string): TableRecord => ({
    id,
    created: NOW,
    game: 'elfengold',
    options: {},
    listed: true,
    clock: { kind: 'none' },
    startWhenFull: false,
    seats: [],
  })
  const ratingRow = (index: number) => ({
    ...LADDER,
    order: tables + index,
    person: 0,
    table: `rated${index}`,
    seat: 0,
    guest: guest(index),
    people: guest(index),
    ended: NOW,
    place: 1,
    before: { mu: 25, sigma: 8 },
    after: { mu: 26, sigma: 7 },
    matches: 1,
  })
  const channel = (index: number) => ({ id: `channel${index}`, kind: 'push', guest: guest(index) }) as const
  return {
    createTable: (store, i) =>
      store.createTable(record(`new${i}`), { status: 'lobby', asked: 0, updated: NOW }),
    append: (store, i) =>
      store.append({
        table: running(i),
        expected: ENTRIES,
        entries: [],
        head: { status: 'playing', asked: 1, updated: NOW },
        notices: [
          { seat: 0, guest: guest(i), request: 2, reason: 'turn', live: false, due: NOW, emailDue: NOW },
        ],
      }),
    loadTable: (store, i) => store.loadTable(over(i), ENTRIES),
    findTable: (store, i) => store.findTable(over(i)),
    lengths: (store, i) => store.lengths(many(i)),
    claimCode: (store, i) => store.claimCode(`NEW${i}`, over(i)),
    findByCode: (store, i) => store.findByCode(`CODE${spread(tables / 100, i) * 100 - 1}`),
    openTables: (store) => store.openTables({ limit: 50, after: 0 }),
    runningTables: (store) => store.runningTables(50),
    pairingTables: (store) => store.pairingTables({ game: 'elfengold', seats: 4, since: 0, limit: 20 }),
    pairingTablesOf: (store, i) => store.pairingTablesOf(guest(i)),
    tablesOf: (store, i) => store.tablesOf(guest(i), { limit: 50, after: 0 }),
    seatedAt: (store, i) => store.seatedAt(over(i)),
    countUnfinished: (store, i) => store.countUnfinished(guest(i)),
    claimDue: (store) => store.claimDue(LEASE, { by: NOW, limit: 64, except: [] }),
    hold: (store, i) => store.hold(many(i), LEASE),
    release: (store, i) => store.release(many(i), 'me'),
    nextDeadline: (store) => store.nextDeadline(NOW),
    agesAfter: (store, i) => store.agesAfter(over(i), 200),
    deleteTable: (store, i) => store.deleteTable(over(i), ENTRIES),
    purge: (store) => store.purge(500),
    shrink: (store) => store.shrink(),
    size: (store) => store.size(),
    claimDuty: (store) => store.claimDuty('retention', LEASE),
    saveGuest: (store, i) => store.saveGuest({ id: guest(i), name: 'Ada', muted: [] }),
    findGuest: (store, i) => store.findGuest(guest(i)),
    replaceMuted: (store, i) => store.replaceMuted(guest(i), [], []),
    replaceRest: (store, i) => store.replaceRest(guest(i), undefined, { holidays: [] }),
    forgetGuests: (store, i) => store.forgetGuests(guest(i), 200),
    saveKey: (store, i) =>
      store.saveKey({
        selector: `new${i}`,
        hash: bytes('hash'),
        guest: guest(i),
        kind: 'cookie',
        until: NOW,
        session: `new${i}`,
        signedIn: NOW,
        created: NOW,
        used: NOW,
        browser: '',
      }),
    saveOnlyKey: (store, i) => store.saveOnlyKey(newKey(guest(i), 'token', NOW).key),
    exchangeLink: (store, i) => store.exchangeLink(`link${i}`, newKey(guest(i), 'cookie', NOW).key),
    findKey: (store, i) => store.findKey(`key${spread(people, i)}`),
    keysOf: (store, i) => store.keysOf(guest(i)),
    knownKeys: (store, i) => store.knownKeys([`key${i}`, `key${i + 1}`]),
    replaceKey: (store, i) => store.replaceKey(`key${spread(people, i)}`, undefined, NOW),
    useKey: (store, i) => store.useKey({ selector: `key${spread(people, i)}` }, NOW, NOW),
    dropSessions: (store, i) => store.dropSessions(guest(i), { except: 'session0' }),
    dropKey: (store, i) => store.dropKey(`key${spread(people, i)}`),
    forgetKeys: (store) => store.forgetKeys(NOW + 5, 1000),
    addPasskey: (store, i) =>
      store.addPasskey({
        id: `new${i}`,
        guest: guest(i),
        publicKey: bytes('key'),
        counter: 0,
        label: '',
        created: NOW,
      }),
    findPasskey: (store, i) => store.findPasskey(`passkey${spread(people / 2, i)}`),
    passkeysOf: (store, i) => store.passkeysOf(guest(i)),
    usePasskey: (store, i) => store.usePasskey(`passkey${spread(people / 2, i)}`, 0, 1, NOW),
    dropPasskey: (store, i) => store.dropPasskey(guest(i), `passkey${spread(people / 2, i)}`),
    setRecovery: (store, i) => store.setRecovery({ guest: guest(i), hash: bytes(`new${i}`), created: NOW }),
    dropRecovery: (store, i) => store.dropRecovery(guest(i)),
    findRecovery: (store, i) => store.findRecovery(bytes(`code${i}`)),
    recoveryOf: (store, i) => store.recoveryOf(guest(i)),
    saveChallenge: (store, i) =>
      store.saveChallenge({ selector: `new${i}`, hash: bytes('hash'), challenge: 'challenge', until: NOW }),
    takeChallenge: (store, i) => store.takeChallenge(`challenge${spread(people, i)}`),
    forgetChallenges: (store) => store.forgetChallenges(NOW + 5, 100),
    setHandle: (store, i) => store.setHandle({ guest: guest(i), handle: `new${i}`, skeleton: `new${i}` }),
    dropHandle: (store, i) => store.dropHandle(guest(i)),
    handleOf: (store, i) => store.handleOf(guest(i)),
    tablesNaming: (store, i) => store.tablesNaming(guest(i), '', 100),
    rewriteTable: (store, i) =>
      store.rewriteTable({
        table: running(i),
        expected: ENTRIES,
        record: record(running(i)),
        seats: [],
        entries: new Map(),
        opponents: new Map([[0, '']]),
        guest: guest(i),
        pseudonym: `gone${i}`,
      }),
    eraseGuest: (store, i) => store.eraseGuest(guest(i), `gone${i}`),
    beginErasing: (store, i) => store.beginErasing(`gone${i}`, NOW, NOW),
    erasingDue: (store) => store.erasingDue(NOW, 20),
    setErasing: (store, i) => store.setErasing(`gone${i}`, i % 2 === 0 ? NOW + 1 : undefined),
    addDeals: (store, i) =>
      store.addDeals([{ ...DEAL, day: `2027-01-${10 + i}`, seed: 'seed', created: NOW }]),
    dealsBetween: (store) => store.dealsBetween('2026-11-09', '2026-11-17'),
    setMasterMatch: (store) => store.setMasterMatch(DEAL, { result: RESULT, file: '{}' }),
    masterFile: (store) => store.masterFile(DEAL),
    addTry: (store, i) => store.addTry({ ...DEAL, guest: `new${i}`, table: over(i), begun: NOW }),
    finishTry: (store, i) => store.finishTry({ ...DEAL, guest: guest(i) }, RESULT),
    hasTries: (store) => store.hasTries(DEAL),
    triesOf: (store, i) => store.triesOf(guest(i), '2026-11-09', '2026-11-16'),
    scoresBetween: (store) => store.scoresBetween('2026-11-09', '2026-11-16'),
    finishedOf: (store, i) =>
      store.finishedOf(guest(i), { opponent: 'bob', result: 'won', limit: 20, window: 500 }),
    listFinished: (store, i) => store.listFinished(many(i)),
    withoutResults: (store) => store.withoutResults(5),
    setFinished: (store, i) =>
      store.setFinished(over(i), { game: 'elfengold', ended: NOW, results: [RESULT], players: [] }),
    ratingsIn: (store, i) => store.ratingsIn(LADDER, [guest(i), guest(i + 1)]),
    lastRatingOrder: (store) => store.lastRatingOrder(LADDER),
    countRatings: (store, i) => store.countRatings(LADDER, `pair${i}`, 0),
    addRatings: (store, i) => store.addRatings([ratingRow(i)]),
    correctRating: (store, i) => store.correctRating(ratingRow(i)),
    ratingsAt: (store, i) => store.ratingsAt(over(i)),
    ratingsOf: (store, i) => store.ratingsOf(guest(i), 200),
    ratingsAfter: (store, i) => store.ratingsAfter(ratingRow(-spread(tables / 2, i)), 500),
    keepSecret: (store) => store.keepSecret('push', 'keys'),
    saveChannel: (store, i) =>
      store.saveChannel({
        ...channel(i),
        id: `new${i}`,
        target: '{}',
        session: '',
        language: 'en',
        origin: '',
        token: `new${i}`,
        confirmed: true,
        created: NOW,
        failures: 0,
      }),
    channelsOf: (store, i) => store.channelsOf(guest(i)),
    findChannel: (store, i) => store.findChannel(`channel${spread(people, i)}`),
    findChannelByToken: (store, i) => store.findChannelByToken(`token${spread(people, i)}`),
    confirmChannel: (store, i) => store.confirmChannel(`token${spread(people, i)}`),
    dropChannel: (store, i) => store.dropChannel({ id: `channel${spread(people, i)}` }),
    dropDeviceChannels: (store, i) => store.dropDeviceChannels(guest(i), { only: 'session' }),
    setFailures: (store, i) => store.setFailures(`channel${spread(people, i)}`, 1),
    countMailRequest: (store, i) => store.countMailRequest(`mailbox${i}`, { now: NOW, until: NOW + 1 }),
    blockMailbox: (store, i) => store.blockMailbox(`mailbox${i}`, NOW),
    savePreferences: (store, i) => store.savePreferences(guest(i), { live: true, reminder: true }),
    findPreferences: (store, i) => store.findPreferences(guest(i)),
    addNotice: (store, i) =>
      store.addNotice({ id: `new${i}`, channel: channel(i), reason: 'test', due: NOW }),
    addTurnNotices: (store, i) =>
      store.addTurnNotices(running(i), 20, [
        { seat: 0, guest: guest(i), request: 20, reason: 'reminder', live: false, due: NOW, emailDue: NOW },
      ]),
    claimNotices: (store) =>
      store.claimNotices({ ...LEASE, now: NOW + 50 }, { kind: 'push', limit: 16, except: [] }),
    postponeNotice: (store, i) => store.postponeNotice(`notice${spread(people, i)}`, NOW, 1),
    finishNotice: (store, i) => store.finishNotice(`notice${spread(people, i)}`),
    dismissNotices: (store, i) => store.dismissNotices(over(i), guest(i), 1),
    holdReminder: (store, i) => store.holdReminder(over(i), guest(i), NOW),
    nextNotice: (store) => store.nextNotice('push', NOW),
    dueDigests: (store) => store.dueDigests(NOW, 20),
    queueDigest: (store, i) =>
      store.queueDigest({ id: `digest${i}`, channel: channel(i), reason: 'digest', due: NOW }, NOW, NOW + 1),
    matchesWithPeople: (store, i) => store.matchesWithPeople(guest(i), 200),
    addBlock: (store, i) => store.addBlock({ guest: guest(i), blocked: guest(i + 1) }, NOW, 500),
    dropBlock: (store, i) => store.dropBlock({ guest: guest(i), blocked: guest(i + 1) }),
    blocksOf: (store, i) => store.blocksOf(guest(i)),
    blocksAbout: (store, i) => store.blocksAbout(guest(i)),
    blocksBetween: (store, i) => store.blocksBetween([guest(i)], [guest(i + 1), guest(i + 2)]),
    tablesBlocking: (store, i) => store.tablesBlocking(guest(i), many(i)),
    setInvitable: (store, i) => store.setInvitable(guest(i), 'nobody'),
    invitableOf: (store, i) => store.invitableOf(guest(i)),
    addInvitations: (store, i) =>
      store.addInvitations([
        {
          id: `new${i}`,
          from: guest(i),
          to: guest(i + 1),
          table: running(i),
          group: '',
          created: NOW,
          until: NOW,
          hidden: false,
          due: NOW,
          emailDue: NOW,
        },
      ]),
    countPending: (store, i) => store.countPending(guest(i), guest(i + 1), 0),
    countReceived: (store, i) => store.countReceived(guest(i), 0),
    findInvitation: (store, i) => store.findInvitation(`invitation${spread(people, i)}`),
    invitationsTo: (store, i) => store.invitationsTo(guest(i), 0, 50),
    invitationsFrom: (store, i) => store.invitationsFrom(guest(i), 50),
    acceptInvitations: (store, i) => store.acceptInvitations(running(i), guest(i)),
    declineInvitation: (store, i) => store.declineInvitation(`invitation${spread(people, i)}`, guest(i)),
    dismissInvitations: (store, i) => store.dismissInvitations(guest(i)),
    forgetInvitations: (store) => store.forgetInvitations(NOW + 5, 100),
    addGroup: (store, i) =>
      store.addGroup({ id: `new${i}`, name: 'Thursday', owner: guest(i), game: 'elfengold' }, NOW, 50),
    findGroup: (store, i) => store.findGroup(`group${i}`),
    groupsOf: (store, i) => store.groupsOf(guest(i)),
    membersOf: (store, i) => store.membersOf([`group${i}`, `group${i + 1}`]),
    addMember: (store, i) => store.addMember({ group: `group${i}`, guest: guest(i), since: NOW }, 50),
    acceptMembership: (store, i) => store.acceptMembership(`group${i}`, guest(i), NOW),
    dropMember: (store, i) => store.dropMember(`group${i}`, guest(i)),
    changeGroup: (store, i) => store.changeGroup(`group${i}`, { name: 'Friday' }),
    dropGroup: (store, i) => store.dropGroup(`group${i}`),
    addProgram: (store, i) =>
      store.addProgram({ id: `program${i}`, name: 'Robot', muted: [], owner: guest(i) }),
    programsOf: (store, i) => store.programsOf(guest(i)),
    createReview: (store, i) =>
      store.createReview({
        id: `new${i}`,
        of: { table: over(i) },
        owner: guest(i),
        position: { step: 0 },
        created: NOW,
        touched: NOW,
        version: 1,
        itemsVersion: 1,
      }),
    findReview: (store, i) => store.findReview(`review${spread(people, i)}`),
    findReviewOf: (store, i) => store.findReviewOf(guest(i), { table: over(i) }),
    countReviews: (store, i) => store.countReviews(guest(i)),
    reviewVersions: (store, i) => store.reviewVersions([`review${i}`, `review${i + 1}`]),
    stepReview: (store, i) => store.stepReview(`review${spread(people, i)}`, 'me', { step: 1 }, NOW),
    leadReview: (store, i) => store.leadReview(`review${spread(people, i)}`, undefined, 'me', NOW),
    reviewItems: (store, i) => store.reviewItems(`review${spread(people, i)}`),
    countReviewItems: (store, i) => store.countReviewItems(`review${spread(people, i)}`),
    addReviewItem: (store, i) =>
      store.addReviewItem(
        `review${spread(people, i)}`,
        {
          guest: guest(i),
          name: 'Ada',
          step: 0,
          created: NOW,
          command: `new${i}`,
          content: { kind: 'note', text: '' },
        },
        100,
      ),
    dropReviewItem: (store, i) => store.dropReviewItem(`review${spread(people, i)}`, 1),
    deleteReview: (store, i) => store.deleteReview(`review${spread(people, i)}`),
    reviewsOf: (store, i) => store.reviewsOf(guest(i)),
    forgetReviews: (store) => store.forgetReviews(NOW, 100),
    showProfile: (store, i) => store.showProfile({ guest: guest(i), address: `new${i}`, shows: ['days'] }),
    hideProfile: (store, i) => store.hideProfile(guest(i)),
    profileOf: (store, i) => store.profileOf(guest(i)),
    findProfile: (store, i) =>
      store.findProfile({ address: `address${spread(people, i)}`, skeleton: `handle${i}` }),
    resultsOf: (store, i) => store.resultsOf(guest(i), 500),
    setStatistics: (store, i) =>
      store.setStatistics(guest(i), over(i), { format: 1, parts: {}, figures: {} }),
    statisticsAt: (store, i) => store.statisticsAt(guest(i), over(i)),
    adminState: (store) => store.adminState(NOW),
    addFirstToken: (store, i) =>
      store.addFirstToken({ label: 'admin', hash: bytes(`token${i}`), created: NOW }),
    recordAct: (store, i) => store.recordAct({ id: `act${i}`, at: NOW, who: 'admin', act: 'test' }, []),
    findAct: (store, i) => store.findAct(`act${i}`),
    acts: (store) => store.acts({ at: NOW, id: 'act' }, 50),
    bans: (store) => store.bans({ at: NOW, id: 'ban' }, 50),
    findBan: (store, i) => store.findBan(`ban${i}`),
    addReport: (store, i) =>
      store.addReport({
        id: `new${i}`,
        at: NOW,
        table: over(i),
        reporter: guest(i),
        reported: guest(i + 1),
        reportedName: 'Bert',
        reason: 'insults',
        chat: [],
      }),
    findReport: (store, i) => store.findReport(`new${i}`),
    reports: (store) => store.reports({ at: NOW, id: 'report' }, 50),
    reportsBy: (store, i) => store.reportsBy(guest(i)),
    listTables: (store) =>
      store.listTables({ status: 'unfinished', before: { at: NOW, id: 'table' }, limit: 50 }),
    guestsNamed: (store, i) => store.guestsNamed('Ada', { id: guest(i), name: 'Ada' }, 50),
    workload: (store) => store.workload(1000),
    forgetModeration: (store) => store.forgetModeration({ reports: NOW - 1, acts: NOW - 1 }),
  }
}
