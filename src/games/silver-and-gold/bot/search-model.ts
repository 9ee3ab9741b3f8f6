import type { PackedMove, Seat } from '../../../kernel/index.ts'
import { remember } from '../../../kernel/memo.ts'
import type { SearchModel } from '../../../search/model.ts'
import { deckOf } from '../rules/components/deck.ts'
import { playPacked, silverAndGold } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import { packMove } from '../rules/packed-move.ts'
import type { Open, Own, Secret, SilverAndGoldState } from '../rules/state.ts'
import { candidatesFor, HEURISTIC_ONLY, NET_WITH_LOOKAHEAD } from './candidates.ts'
import { isRichInCrosses } from './crosses.ts'
import { readRivals } from './evaluation/context.ts'
import { readPlayerPosition } from './evaluation/player-position.ts'
import { positionKey } from './evaluation/position-key.ts'
import { TUNED_WEIGHTS } from './evaluation/weights.ts'
import { markingScore } from './lookahead/expectimax.ts'
import { allExtras, quickMarkings } from './lookahead/generate-markings.ts'
import { expectedLead, patternsShownIn } from './lookahead/lead.ts'
import { movesTo } from './lookahead/marking-moves.ts'
import { type NetName, REMEMBERED, type Workspace, withWorkspace } from './lookahead/workspace.ts'
import { shownThisRound, updateMemory } from './memory.ts'
import { sampleWorld } from './sampling/sample-world.ts'
import { watchedWorlds } from './sampling/watched-worlds.ts'
import { type SeatView, seatView } from './seat-view.ts'

/** What a search tries for a kind of decision, and in how long rollouts. */
interface SearchDepth {
  /** Candidates this many points below the best are not searched. */
  readonly close: number
  /** Rollouts, as a multiple of the usual number. */
  readonly effort: number
  /** Full turns after the current one that a rollout plays before the net evaluates. */
  readonly turnsAhead: number
}

interface Rollouts {
  readonly mark: SearchDepth
  /** More picks are close, because only rollouts show what taking a card means for the opponents. */
  readonly pick: SearchDepth
  /** The net by which the players of a rollout choose their markings. The small one is fast. */
  readonly policyNet: NetName
}

const USUAL: Rollouts = {
  mark: { close: 0.15, effort: 1, turnsAhead: 1 },
  pick: { close: 4, effort: 1, turnsAhead: 1 },
  policyNet: 'small',
}

/** Between two, turns are shorter, and more depends on a pick. */
const USUAL_BETWEEN_TWO: Rollouts = { ...USUAL, pick: { ...USUAL.pick, effort: 3 } }

const MASTER: Rollouts = {
  mark: { close: 1, effort: 3, turnsAhead: 2 },
  pick: { close: 4, effort: 3, turnsAhead: 3 },
  policyNet: 'small',
}

const MASTER_BETWEEN_TWO: Rollouts = { ...MASTER, policyNet: 'wide' }

/** Silver & Gold for a search that evaluates with a net. */
function searchModelWith(
  net: NetName,
  rollouts: Rollouts,
  betweenTwo: Rollouts,
): SearchModel<Open, Own, Secret, Move> {
  const rolloutsOf = ({ players }: Open): Rollouts => (players.length === 2 ? betweenTwo : rollouts)
  const depthOf = (open: Open): SearchDepth => rolloutsOf(open)[open.phase === 'pick' ? 'pick' : 'mark']
  return {
    game: silverAndGold,
    observe: updateMemory,
    sample: sampleWorld,
    watchedWorlds,
    candidates(view, memory, limit) {
      const shown = shownThisRound(view.open, memory)
      const all = candidatesFor(seatView(view), shown, { ...NET_WITH_LOOKAHEAD, net }).slice(0, limit)
      // A turn is long and has many outcomes then, so rollouts would take minutes.
      if (isRichInCrosses(deckOf(view.open.options))) return all.slice(0, 1)
      const { close } = depthOf(view.open)
      return view.open.phase === 'keep'
        ? all.slice(0, 1)
        : all.filter(({ value }) => value > all[0].value - close)
    },
    playPolicy: (state, seat, chance) =>
      playPacked(state, seat, policy(state, seat, rolloutsOf(state.open).policyNet), chance),
    effort: ({ open }) => depthOf(open).effort,
    isHorizon: ({ open }, root) => open.turn > root.turn + depthOf(root).turnsAhead,
    evaluate: (state, seat) => expectedLead(state, seat, net),
  }
}

/** For hints, reviews and everything else that is calibrated with the small net. */
export const searchModel = searchModelWith('small', USUAL, USUAL_BETWEEN_TWO)

/** For master's own decisions. */
export const masterModel = searchModelWith('wide', MASTER, MASTER_BETWEEN_TWO)

/** The rollout policy: a net without a look ahead, among the markings that the heuristic finds best. */
function policy(state: SilverAndGoldState, seat: Seat, net: NetName): PackedMove {
  const { open, own } = state
  const view = { seat, open, own: own[seat] }
  if (open.phase === 'mark') return bestMark(state, view, net)
  return packMove(candidatesFor(view, patternsShownIn(state), HEURISTIC_ONLY)[0].moves[0])
}

function bestMark(state: SilverAndGoldState, view: SeatView, net: NetName): PackedMove {
  const { open } = state
  const { marks, owed } = view.own
  const search = (workspace: Workspace): PackedMove => {
    const { policyMoves } = workspace
    const position = readPlayerPosition(open, view.seat, patternsShownIn(state), workspace.root)
    if (workspace.net.wide !== undefined) readRivals(open, view.seat, open.start + 1, position.context)
    const key = positionKey(position, open.expedition, marks[0], marks[1], owed)
    return policyMoves.get(key) ?? remember(policyMoves, REMEMBERED, key, bestMarkOf(workspace, view))
  }
  return withWorkspace(deckOf(open.options), search, net)
}

function bestMarkOf(workspace: Workspace, view: SeatView): PackedMove {
  const {
    open,
    own: { marks, owed },
  } = view
  const {
    markings,
    root: { context, summary },
  } = workspace
  if (owed > 0) {
    markings.size = 0
    allExtras(context, summary, marks, owed, TUNED_WEIGHTS, markings)
    return movesTo(view, markings, 0)[0]
  }
  quickMarkings(context, summary, open.expedition, TUNED_WEIGHTS, markings)
  let best = 0
  let highest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < markings.size; i++) {
    const score = markingScore(workspace, context, summary, markings.first[i], markings.second[i])
    if (score <= highest) continue
    highest = score
    best = i
  }
  return movesTo(view, markings, best)[0]
}
