/** Those of a world beside its pool: two of its tasks, one that listens, and one that makes and drops databases. */
const BESIDE_POOL = 4
/** A file may have a second world, or open another backend. */
const WORLDS = 2
/** The size of the product's own pool, and the smallest with which fifty requests at once still make progress. */
const [LARGEST, SMALLEST] = [16, 4]

/** How many connections the tests' own Postgres serves, so that each world has the product's own pool. */
export function connectionsFor(workers: number): number {
  return workers * WORLDS * (LARGEST + BESIDE_POOL)
}

/**
 * Returns the size of each world's pool, of which `workers` share a Postgres with this many connections. Beyond them, Postgres
 * refuses, and a request meets 503, because other files are busy at that moment.
 */
export function poolSizeOf(connections: number, workers: number): number {
  const share = Math.floor(connections / workers / WORLDS) - BESIDE_POOL
  return Math.max(SMALLEST, Math.min(LARGEST, share))
}
