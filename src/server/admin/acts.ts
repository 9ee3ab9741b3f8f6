import { MINUTE } from '../../kernel/time-units.ts'
import type { AdminAct, Audit } from '../../protocol/index.ts'
import type { ServerContext } from '../context.ts'
import { Refused } from '../http/refused.ts'
import { newId } from '../identity/new-id.ts'
import type { AdminEffect } from '../store/admin-store.ts'
import type { TableRow } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import { REFRESH_INTERVAL, SWITCHES } from './moderation.ts'
import { isWithin, networkText, parseNetwork } from './network.ts'
import { storedToken } from './token.ts'

/** Who acts, and from which address. */
interface Administrator {
  readonly who: string
  /** The hash of their token. */
  readonly token: Uint8Array
  readonly address: string
}

/** What an act is about, and what it changes in the store. */
interface Plan {
  readonly about?: Pick<Audit, 'table' | 'guest' | 'name' | 'detail'>
  readonly effects?: readonly AdminEffect[]
}

/** An act that is sent again within this time is done at the tables again. Later it may have been undone on purpose. */
const RESEND_TIME = MINUTE

type ActOf<Name extends AdminAct['act']> = Extract<AdminAct, { act: Name }>
type Parts = Pick<ServerContext, 'store' | 'time' | 'moderation' | 'peers' | 'log'>

/** Carries out what administrators order. */
export class AdminActs {
  readonly #parts: Parts
  readonly #tables: Tables

  constructor(parts: Parts, tables: Tables) {
    this.#parts = parts
    this.#tables = tables
  }

  /** The act with its entry in the audit log. One that was sent before, with the same id, is not done again. */
  async perform(act: AdminAct, admin: Administrator): Promise<Audit> {
    const { store, time, peers, moderation } = this.#parts
    const id = act.id ?? newId()
    const known = await store.findAct(id)
    if (known) {
      // The process that recorded it may have died before it was done at the tables.
      if (time.now() < known.at + RESEND_TIME) await this.#carryOut(known)
      return known
    }
    const { about = {}, effects = [] } = await this.#plan(act, admin)
    const reason = act.reason === undefined ? {} : { reason: act.reason }
    const audit: Audit = { id, at: time.now(), who: admin.who, act: act.act, ...about, ...reason }
    if (!(await store.recordAct(audit, effects, admin.token))) {
      // Another request was faster: with the same act, or it has replaced the token.
      const other = await store.findAct(id)
      if (!other) throw new Refused('adminOnly')
      return other
    }
    peers.publish({ type: 'moderation' })
    await moderation.refresh()
    await this.#carryOut(audit)
    return audit
  }

  /** What is left to do at tables once an act is in the audit log. Repeating it does no harm. */
  async #carryOut({ act, table, guest, reason }: Audit): Promise<void> {
    if (act === 'closeTable' && table !== undefined) await this.#tables.closeTable(table)
    if (act === 'banGuest' && guest !== undefined) await this.#leaveAll(guest)
    if (table === undefined || guest === undefined) return
    if (act === 'removePerson') await this.#tables.expel(table, guest, reason)
    if (act === 'readmitPerson') await this.#tables.readmit(table, guest)
  }

  /** Bots play on for a banned guest, so that the others need not wait. They can return when the ban is over. */
  async #leaveAll(id: string): Promise<void> {
    const { store, log, moderation } = this.#parts
    try {
      const guest = await store.findGuest(id)
      if (guest && moderation.guestBan(guest)) await this.#tables.leaveAll(guest)
    } catch (problem) {
      log.error({ problem }, 'a banned guest could not leave all tables')
    }
  }

  #plan(act: AdminAct, admin: Administrator): Promise<Plan> | Plan {
    switch (act.act) {
      case 'removePerson':
        return this.#remove(act)
      case 'readmitPerson':
        return this.#readmit(act)
      case 'closeTable':
        return this.#close(act)
      case 'banGuest':
        return this.#banGuest(act)
      case 'banNetwork':
        return this.#banNetwork(act, admin)
      case 'unban':
        return this.#unban(act)
      case 'announce':
        return this.#announce(act)
      case 'endAnnouncement':
        return { effects: [{ type: 'switch', name: SWITCHES.announcement }] }
      case 'newTables':
        return this.#newTables(act)
      case 'readOnly':
        return this.#readOnly(act)
      case 'resolveReport':
        return this.#resolve(act)
      case 'rotateToken':
        return this.#rotate(act, admin)
    }
  }

  async #findTable(id: string): Promise<TableRow> {
    const row = await this.#parts.store.findTable(id)
    if (!row) throw new Refused('noSuchTable')
    return row
  }

  async #findUnfinished(id: string): Promise<TableRow> {
    const row = await this.#findTable(id)
    if (row.status === 'over') throw new Refused('matchOver')
    if (row.status === 'closed') throw new Refused('tableClosed')
    return row
  }

  async #remove({ table, seat }: ActOf<'removePerson'>): Promise<Plan> {
    const { seats } = await this.#findUnfinished(table)
    const guest = (await this.#parts.store.seatedAt(table)).find((one) => one.seat === seat)?.guest
    const info = seats[seat]
    if (guest === undefined || info?.kind !== 'person') throw new Refused('notSeated')
    return { about: { table, guest, name: info.name, detail: `seat ${seat}` } }
  }

  async #readmit({ table, guest }: ActOf<'readmitPerson'>): Promise<Plan> {
    await this.#findTable(table)
    return { about: { table, guest } }
  }

  async #close({ table }: ActOf<'closeTable'>): Promise<Plan> {
    await this.#findUnfinished(table)
    return { about: { table } }
  }

  async #banGuest({ guest: id, minutes, reason }: ActOf<'banGuest'>): Promise<Plan> {
    const { store, time } = this.#parts
    const guest = await store.findGuest(id)
    if (!guest) throw new Refused('noSuchGuest')
    const created = time.now()
    const until = created + minutes * MINUTE
    const why = reason === undefined ? {} : { reason }
    const ban = { id: newId(), kind: 'guest', target: id, name: guest.name, ...why, created, until } as const
    return {
      about: { guest: id, name: guest.name, detail: new Date(until).toISOString() },
      effects: [{ type: 'ban', ban }],
    }
  }

  #banNetwork({ network: text, minutes, reason, force }: ActOf<'banNetwork'>, admin: Administrator): Plan {
    const network = parseNetwork(text)
    if (!network) throw new Refused('badNetwork')
    if (!force && isWithin(admin.address, network)) throw new Refused('bansYourself')
    const created = this.#parts.time.now()
    const until = created + minutes * MINUTE
    const target = networkText(network)
    const why = reason === undefined ? {} : { reason }
    return {
      about: { detail: `${target} ${new Date(until).toISOString()}` },
      effects: [{ type: 'ban', ban: { id: newId(), kind: 'network', target, ...why, created, until } }],
    }
  }

  async #unban({ ban: id }: ActOf<'unban'>): Promise<Plan> {
    const { store, time } = this.#parts
    const ban = await store.findBan(id)
    if (!ban || ban.lifted !== undefined || ban.until <= time.now()) throw new Refused('noSuchBan')
    const { kind, target, name } = ban
    return {
      about:
        kind === 'guest' ? { guest: target, ...(name === undefined ? {} : { name }) } : { detail: target },
      effects: [{ type: 'unban', ban: id, at: time.now() }],
    }
  }

  #announce({ texts, minutes }: ActOf<'announce'>): Plan {
    const until = minutes === undefined ? {} : { until: this.#parts.time.now() + minutes * MINUTE }
    const value = JSON.stringify({ texts, ...until })
    return {
      about: { detail: Object.values(texts)[0] ?? '' },
      effects: [{ type: 'switch', name: SWITCHES.announcement, value }],
    }
  }

  #newTables({ on }: ActOf<'newTables'>): Plan {
    const value = on ? {} : { value: 'false' }
    return {
      about: { detail: on ? 'on' : 'off' },
      effects: [{ type: 'switch', name: SWITCHES.newTables, ...value }],
    }
  }

  /** When it ends, the time is noted, and every clock is given it back. */
  async #readOnly({ on }: ActOf<'readOnly'>): Promise<Plan> {
    const { time, moderation } = this.#parts
    await moderation.refresh()
    const now = time.now()
    const since = moderation.readOnly
    const name = SWITCHES.readOnly
    const about = { detail: on ? 'on' : 'off' }
    if (on)
      return { about, effects: [{ type: 'switch', name, value: JSON.stringify({ since: since ?? now }) }] }
    if (since === undefined) return { about }
    // Another process may accept moves again only after its next look at the store.
    const halt = { from: since, until: now + REFRESH_INTERVAL }
    return {
      about,
      effects: [
        { type: 'switch', name },
        { type: 'halt', halt },
      ],
    }
  }

  /** Replaces the token that the act was sent with. Those of other administrators stay. */
  #rotate({ token }: ActOf<'rotateToken'>, { who }: Administrator): Plan {
    return { effects: [{ type: 'token', token: storedToken(who, token, this.#parts.time.now()) }] }
  }

  async #resolve({ report: id }: ActOf<'resolveReport'>): Promise<Plan> {
    const { store, time } = this.#parts
    const report = await store.findReport(id)
    if (!report) throw new Refused('noSuchReport')
    const { table, reported: guest, reportedName: name } = report
    return { about: { table, guest, name }, effects: [{ type: 'resolve', report: id, at: time.now() }] }
  }
}
