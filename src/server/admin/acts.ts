import { MINUTE } from '../../kernel/time-units.ts'
import type { AdminAct, Audit } from '../../protocol/index.ts'
import type { ServerContext } from '../context.ts'
import { Refused } from '../http/refused.ts'
import { newId } from '../identity/new-id.ts'
import type { AdminEffect } from '../store/admin-store.ts'
import type { Tables } from '../tables/tables.ts'
import { REFRESH_INTERVAL, SWITCHES } from './moderation.ts'
import { isWithin, networkText, parseNetwork } from './network.ts'
import { storedToken } from './token.ts'

/** Who acts, and from which address. */
interface Administrator {
  readonly who: string
  readonly address: string
}

/** What an act is about, what it changes in the store, and what is left to do at tables. */
interface Plan {
  readonly about?: Pick<Audit, 'table' | 'guest' | 'name' | 'detail'>
  readonly effects?: readonly AdminEffect[]
  /** Done after the act is in the audit log; repeating it does no harm. */
  after?(): Promise<unknown>
}

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
    if (known) return known
    const { about = {}, effects = [], after } = await this.#plan(act, admin)
    const reason = act.reason === undefined ? {} : { reason: act.reason }
    const audit: Audit = { id, at: time.now(), who: admin.who, act: act.act, ...about, ...reason }
    if (!(await store.recordAct(audit, effects))) return (await store.findAct(id)) ?? audit
    await after?.()
    peers.publish({ type: 'moderation' })
    await moderation.refresh()
    return audit
  }

  #plan(act: AdminAct, admin: Administrator): Promise<Plan> | Plan {
    switch (act.act) {
      case 'removePerson':
        return this.#remove(act)
      case 'readmitPerson':
        return {
          about: { table: act.table, guest: act.guest },
          after: () => this.#tables.readmit(act.table, act.guest),
        }
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

  async #remove({ table, seat, reason }: ActOf<'removePerson'>): Promise<Plan> {
    const { store } = this.#parts
    const row = await store.findTable(table)
    if (!row) throw new Refused('noSuchTable')
    if (row.status === 'over') throw new Refused('matchOver')
    if (row.status === 'closed') throw new Refused('tableClosed')
    const guest = (await store.seatedAt(table)).find((one) => one.seat === seat)?.guest
    const info = row.seats[seat]
    if (guest === undefined || info?.kind !== 'person') throw new Refused('notSeated')
    return {
      about: { table, guest, name: info.name, detail: `seat ${seat}` },
      after: () => this.#tables.expel(table, guest, reason),
    }
  }

  async #close({ table }: ActOf<'closeTable'>): Promise<Plan> {
    const row = await this.#parts.store.findTable(table)
    if (!row) throw new Refused('noSuchTable')
    if (row.status === 'over') throw new Refused('matchOver')
    if (row.status === 'closed') throw new Refused('tableClosed')
    return { about: { table }, after: () => this.#tables.closeTable(table) }
  }

  async #banGuest({ guest: id, minutes, reason }: ActOf<'banGuest'>): Promise<Plan> {
    const { store, time, log } = this.#parts
    const guest = await store.findGuest(id)
    if (!guest) throw new Refused('noSuchGuest')
    const created = time.now()
    const until = created + minutes * MINUTE
    const why = reason === undefined ? {} : { reason }
    const ban = { id: newId(), kind: 'guest', target: id, name: guest.name, ...why, created, until } as const
    return {
      about: { guest: id, name: guest.name, detail: new Date(until).toISOString() },
      effects: [{ type: 'ban', ban }],
      // Bots play on for them, so that the others need not wait. They can return when the ban is over.
      after: () =>
        this.#tables
          .leaveAll(guest)
          .catch((problem) => log.error({ problem }, 'a banned guest could not leave all tables')),
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
