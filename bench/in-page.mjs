// Functions that benchmarks run in a page, each of which is sent to it alone. They are JavaScript, because the types of
// the other files are checked together with the server's, which knows no browser.

/** @typedef {{ largestContentfulPaint: number, totalBlockingTime: number, layoutShift: number }} PageMetrics in ms */
/** @typedef {{ seenMetrics: PageMetrics, longestTask: number, keyTimes: number[] }} Kept what calls leave for the next */

/**
 * Stores the session before the page's scripts run, unless the page has renewed it.
 *
 * @param {{ readonly token: string, readonly refreshToken: string }} tokens
 */
export function storeTokens({ token, refreshToken }) {
  if (localStorage.getItem('token') !== null) return
  localStorage.setItem('token', token)
  localStorage.setItem('refreshToken', refreshToken)
}

/** Observes the metrics of a visit from before the page's scripts run. */
export function observeMetrics() {
  const metrics = { largestContentfulPaint: 0, totalBlockingTime: 0, layoutShift: 0 }
  Object.assign(window, { seenMetrics: metrics })
  /** @typedef {PerformanceEntry & { value?: number, hadRecentInput?: boolean }} Entry with the fields of a layout shift */
  /**
   * @param {string} type
   * @param {(entry: Entry) => void} take
   */
  const observeEntries = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observeEntries('largest-contentful-paint', ({ startTime }) => {
    metrics.largestContentfulPaint = startTime
  })
  observeEntries('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) metrics.layoutShift += value
  })
  observeEntries('longtask', ({ startTime, duration }) => {
    const paintedAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY
    if (startTime + duration > paintedAt) metrics.totalBlockingTime += Math.max(0, duration - 50)
  })
}

/** @returns {PageMetrics} */
export function seenMetrics() {
  return /** @type {Kept} */ (/** @type {unknown} */ (window)).seenMetrics
}

/** Observes the longest task from now on. */
export function observeLongestTask() {
  Object.assign(window, { longestTask: 0 })
  const page = /** @type {Kept} */ (/** @type {unknown} */ (window))
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) page.longestTask = Math.max(page.longestTask, duration)
  }).observe({ type: 'longtask' })
}

/** @returns {number} in ms; 0 if no task took 50 ms */
export function longestTask() {
  return /** @type {Kept} */ (/** @type {unknown} */ (window)).longestTask
}

/** Observes the time from each key to the paint after it, from before the page's scripts run. */
export function observeKeys() {
  /** @type {number[]} */
  const keyTimes = []
  Object.assign(window, { keyTimes })
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') keyTimes.push(duration)
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }))
}

/** @returns {number[]} in ms */
export function keyTimes() {
  return /** @type {Kept} */ (/** @type {unknown} */ (window)).keyTimes
}

/**
 * Whether a box is scrolled to its end, two frames from now: one frame per wheel event, as when a person scrolls.
 *
 * @param {Element} box
 * @returns {Promise<boolean>}
 */
export function isAtEnd(box) {
  return new Promise((done) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => done(box.scrollTop + box.clientHeight >= box.scrollHeight - 1)),
    ),
  )
}

/**
 * @param {Element} box
 * @returns {number} in pixels
 */
export function scrollTopOf(box) {
  return box.scrollTop
}

/**
 * Scrolls through a list of articles that grows.
 *
 * @param {readonly [posts: number, step: number, most: number]} limits the number of articles at which scrolling ends,
 *   the pixels of a step, and the maximum number of steps
 * @returns {Promise<number>} the duration of the longest task in ms
 * @throws if there are not enough articles
 */
export async function scrollArticles([posts, step, most]) {
  /** @type {number[]} */
  const tasks = []
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  })
  observer.observe({ type: 'longtask' })
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const count = () => document.querySelectorAll('article').length
  let steps = 0
  for (; count() < posts && steps < most; steps += 1) {
    window.scrollBy(0, step)
    await nextFrame()
  }
  if (count() < posts) throw new Error(`Only ${count()} posts came.`)
  observer.disconnect()
  return Math.max(0, ...tasks)
}
