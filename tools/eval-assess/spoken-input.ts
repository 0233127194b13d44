import type { AssessAnswer, AssessInput, TimedWord } from '../../packages/assess/src/index'
import type { SpokenInterview, SpokenPiece, SpokenTurn } from './nict-transcript'

/**
 * The corpus marks pauses and gives no times. Each word gets the same time, and each marked pause more than the shortest that the
 * engine counts. So the rate of speech tells nothing but the share of pauses.
 */
const wordMs = 300
const gapMs = 60
const pauseMs = { short: 2000, long: 4000 } as const

export function buildSpokenInput({ id, turns }: SpokenInterview): AssessInput {
  return {
    submissionId: id,
    language: 'en',
    completion: 'completed',
    hasVideo: true,
    set: { requirements: [], questions: [{ id: 'q-1', text: 'Standard Speaking Test', kind: 'other' }] },
    answers: turns.map(buildAnswer),
    candidate: { firstName: '', lastName: '' },
  }
}

function buildAnswer(turn: SpokenTurn, index: number): AssessAnswer {
  const words: TimedWord[] = []
  let at = 0
  for (const piece of turn.pieces) {
    if (piece.kind === 'pause') at += piece.isLong ? pauseMs.long : pauseMs.short
    else
      for (const text of piece.text.split(' ')) {
        words.push({ text, startMs: at, endMs: at + wordMs })
        at += wordMs + gapMs
      }
  }
  return {
    answerId: `a-${String(index).padStart(4, '0')}`,
    questionId: 'q-1',
    questionText: turn.question,
    isFollowUp: index > 0,
    modality: 'spoken',
    text: words
      .map(({ text }) => text)
      .join(' ')
      .normalize('NFC'),
    words,
    verbatim: true,
  }
}

/** The beginning of an interview: its turns up to so many words, the last one cut. */
export function takeWords(interview: SpokenInterview, limit: number): SpokenInterview {
  let left = limit
  const turns = interview.turns.map((turn) => ({
    ...turn,
    pieces: turn.pieces.flatMap((piece): SpokenPiece[] => {
      if (left <= 0) return []
      if (piece.kind === 'pause') return [piece]
      const words = piece.text.split(' ').slice(0, left)
      left -= words.length
      return [{ ...piece, text: words.join(' ') }]
    }),
  }))
  return { ...interview, turns: turns.filter((turn) => turn.pieces.some(({ kind }) => kind === 'words')) }
}

export function countSpokenWords({ turns }: SpokenInterview): number {
  const pieces = turns.flatMap((turn) => turn.pieces)
  return pieces.reduce((sum, piece) => sum + (piece.kind === 'words' ? piece.text.split(' ').length : 0), 0)
}
