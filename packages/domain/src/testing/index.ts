export { createSeededRandom } from '../shared/seeded-random'
