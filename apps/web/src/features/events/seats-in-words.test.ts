import { expect, test } from 'vitest'
import { seatsInWords } from './event-card.tsx'

const momentIn = (year: number) => ({ at: `${year}-01-01T10:00:00Z`, local: `${year}-01-01T10:00`, offset: 0 })
const [past, future] = [momentIn(2000), momentIn(2999)]

test.each([
  [{ going: 12, waiting: 0, capacity: null, ends: future }, '12 going'],
  [{ going: 9, waiting: 0, capacity: 30, ends: future }, '9 going of 30'],
  [{ going: 12, waiting: 0, capacity: 12, ends: future }, 'Full'],
  [{ going: 12, waiting: 3, capacity: 12, ends: future }, 'Full\u00a0· 3 waiting'],
  [{ going: 12, waiting: 3, capacity: 12, ends: past }, '12 took part'],
])('the participants and places of %o read “%s”', (event, words) => {
  expect(seatsInWords(event)).toBe(words)
})
