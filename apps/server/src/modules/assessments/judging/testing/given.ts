import { readEnv } from '../../../../platform/settings/env'

/** Two answers that can be judged, invented for the tests. */
export const answers = [
  'In my last role I hired twelve backend engineers in one quarter, because a new product depended on them. I wrote a scorecard ' +
    'with the team, called eighty people myself, and changed the interview from six rounds to three. As a result we hired all ' +
    'twelve in ten weeks, and eleven of them were still there after two years.',
  'I keep candidates informed by calling each of them within three days, even when there is no news yet. Once I forgot one person ' +
    'for two weeks, and she withdrew. Since then I review the list every Monday morning and write down who is owed an answer.',
]

/** An installation whose model has prices. */
export const priced = readEnv({
  NODE_ENV: 'test',
  DATA_DIR: '/tmp',
  LLM_INPUT_USD_PER_MTOK: '1',
  LLM_OUTPUT_USD_PER_MTOK: '2',
})
