import { type CSSProperties, useEffect, useState } from 'react'
import { type SunPosition, sunAt } from './sun-position.ts'

/**
 * The sun of the product's logo, at its position for the visitor's time of day: low in the morning, high at noon, deep
 * orange in the evening, below the horizon at night. The server doesn't know the clock, so the page arrives with the
 * sun in the middle of the horizon. Decorative.
 */
export function Sun() {
  const [position, setPosition] = useState<SunPosition>()
  useEffect(() => {
    const now = new Date()
    setPosition(sunAt(now.getHours() + now.getMinutes() / 60))
  }, [])
  return (
    <div
      aria-hidden
      className="sky"
      data-phase={position?.phase}
      style={position && ({ '--sun-x': position.x, '--sun-y': position.y } as CSSProperties)}
    >
      <div className="sky-way">
        <div className="sky-sun" />
      </div>
    </div>
  )
}
