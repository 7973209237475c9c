import type { Figure } from '@rise/contract/admin/analytics/kinds'
import type { Analytics } from '@rise/contract/admin/analytics/shapes'
import { formatInteger } from '@rise/contract/words'
import { Bar } from './named-table.tsx'
import { percentOf } from './period-words.ts'

const steps: readonly (readonly [figure: Figure, name: string])[] = [
  ['visitors', 'Visited'],
  ['signUps', 'Signed up'],
  ['stories', 'Began their story'],
  ['applications', 'Applied for a job'],
  ['hires', 'Were hired'],
]

/** How many took each step from a visit to a hire. */
export function FunnelTable({ totals }: { totals: Analytics['totals'] }) {
  const most = Math.max(1, ...steps.map(([figure]) => totals[figure].now))
  return (
    <>
      <table className="facts-table">
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col" className="figures">
              Times
            </th>
            <th scope="col" className="figures">
              Of the step before
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(([figure, name], index) => {
            const count = totals[figure].now
            const before = steps[index - 1]
            return (
              <tr key={figure}>
                <th scope="row">
                  {name}
                  <Bar share={count / most} />
                </th>
                <td className="figures whitespace-nowrap">{formatInteger(count)}</td>
                <td className="figures">{before ? percentOf(count, totals[before[0]].now) : '–'}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="text-small text-muted">
        Each step counts on the day it was taken, so people who visited earlier can apply now.
      </p>
    </>
  )
}
