/** The hours at which the sun changes. They depend only on the visitor's clock, not on place or season. */
const SUNRISE = 6
const SUNSET = 20
const EVENING = 17

export interface SunPosition {
  readonly phase: 'day' | 'evening' | 'night'
  /** From 0 at sunrise to 1 at sunset. */
  readonly x: number
  /** The height above the horizon, from 0 to 1 at noon; at night below 0. */
  readonly y: number
}

/** Returns the sun's position at an hour of the day, from 0 to 24. */
export function sunAt(hour: number): SunPosition {
  if (hour < SUNRISE || hour >= SUNSET) return { phase: 'night', x: 0.5, y: -0.2 }
  const x = (hour - SUNRISE) / (SUNSET - SUNRISE)
  return { phase: hour >= EVENING ? 'evening' : 'day', x: rounded(x), y: rounded(Math.sin(Math.PI * x)) }
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
