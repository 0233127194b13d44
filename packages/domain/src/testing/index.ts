export { createSeededRandom } from './seeded-random'
