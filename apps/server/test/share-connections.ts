/**
 * The connections of a world besides its pool: two for tasks, one listener, and one that creates and drops databases.
 */
const BESIDE_POOL = 4
/** The number of worlds per test file, because a file may have a second world, or open another backend. */
const WORLDS = 2
/** The product's pool size, and the smallest size with which fifty simultaneous requests make progress. */
const [LARGEST, SMALLEST] = [16, 4]

/** Returns the connections that the tests' embedded Postgres needs for the product's pool size in each world. */
export function connectionsFor(workers: number): number {
  return workers * WORLDS * (LARGEST + BESIDE_POOL)
}

/**
 * Returns the size of each world's pool if `workers` share a Postgres with this many connections. With more
 * connections, Postgres would refuse some, and requests would get a 503 only because other files are busy.
 */
export function poolSizeOf(connections: number, workers: number): number {
  const share = Math.floor(connections / workers / WORLDS) - BESIDE_POOL
  return Math.max(SMALLEST, Math.min(LARGEST, share))
}
