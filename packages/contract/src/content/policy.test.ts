import { expect, test } from 'vitest'
import { principals } from '../admission-table.fixture.ts'
import { type Principal, verdictStatus } from '../policy.ts'
import { type AuthoredRow, mayEditAuthored, mayReadAuthored, maySeeAuthored } from './policy.ts'

const author: Principal = { ...principals['free professional'], id: 'the author' }
const everybody: Readonly<Record<string, Principal>> = {
  author,
  'author on no plan': { ...principals['pending employer'], id: 'the author' },
  'suspended author': { ...author, standing: 'suspended' },
  ...principals,
}

const publishedRow: AuthoredRow = {
  ...{ authorId: 'the author', listed: true, blocked: false, published: true },
  audience: 'everyone',
}
const rows: Readonly<Record<string, AuthoredRow>> = {
  published: publishedRow,
  draft: { ...publishedRow, published: false },
  unlisted: { ...publishedRow, listed: false },
  blocked: { ...publishedRow, blocked: true },
  members: { ...publishedRow, audience: 'members' },
  pro: { ...publishedRow, audience: 'pro' },
  creator: { ...publishedRow, audience: 'creator' },
  'draft for members': { ...publishedRow, published: false, audience: 'members' },
}
const rules = { see: maySeeAuthored, read: mayReadAuthored, edit: mayEditAuthored }

// The policy's expected answers, written out by hand: `ok`, or the status of the refusal. The columns are the author
// (active, on no plan, suspended), followed by `principals` in the order of `admission-table.fixture.ts`:
// guest | professionals | employers | admins | suspended accounts.
const table = `
see published          |  ok  ok  ok |  ok |  ok  ok  ok  ok |  ok  ok  ok  ok |  ok  ok  ok  ok |  ok  ok
see draft              |  ok  ok 404 | 404 | 404 404 404 404 | 404 404 404 404 | 404 404 404 404 | 404 404
see unlisted           |  ok  ok 404 | 404 | 404 404 404 404 | 404 404 404 404 | 404 404 404 404 | 404 404
see blocked            |  ok  ok 404 | 404 | 404 404 404 404 | 404 404 404 404 | 404 404 404 404 | 404 404
see creator            |  ok  ok  ok |  ok |  ok  ok  ok  ok |  ok  ok  ok  ok |  ok  ok  ok  ok |  ok  ok
read published         |  ok  ok  ok |  ok |  ok  ok  ok  ok |  ok  ok  ok  ok |  ok  ok  ok  ok |  ok  ok
read draft             |  ok  ok 404 | 404 | 404 404 404 404 | 404 404 404 404 | 404 404 404 404 | 404 404
read unlisted          |  ok  ok 404 | 404 | 404 404 404 404 | 404 404 404 404 | 404 404 404 404 | 404 404
read blocked           |  ok  ok 404 | 404 | 404 404 404 404 | 404 404 404 404 | 404 404 404 404 | 404 404
read members           |  ok  ok 403 | 401 |  ok  ok  ok  ok |  ok  ok  ok  ok |  ok  ok  ok  ok | 403 403
read pro               |  ok  ok 403 | 401 |  ok  ok  ok  ok | 402 402 402  ok |  ok  ok 403 403 | 403 403
read creator           |  ok  ok 403 | 401 | 402 402  ok 402 |  ok  ok  ok  ok |  ok  ok 403 403 | 403 403
read draft for members |  ok  ok 404 | 404 | 404 404 404 404 | 404 404 404 404 | 404 404 404 404 | 404 404
edit published         |  ok  ok 403 | 401 | 403 403 403 403 | 403 403 403 403 |  ok  ok 403 403 | 403 403
edit draft             |  ok  ok 404 | 404 | 404 404 404 404 | 404 404 404 404 | 404 404 404 404 | 404 404
edit unlisted          |  ok  ok 404 | 404 | 404 404 404 404 | 404 404 404 404 |  ok  ok 404 404 | 404 404
edit blocked           |  ok  ok 404 | 404 | 404 404 404 404 | 404 404 404 404 | 404 404 404 404 | 404 404
edit creator           |  ok  ok 403 | 401 | 403 403 403 403 | 403 403 403 403 |  ok  ok 403 403 | 403 403
`

test.for(
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim())),
)('the table of verdicts holds for: %s', ([name = '', ...cells]) => {
  const [, rule = '', rowName = ''] = /^(\w+) (.*)$/.exec(name) ?? []
  const row = rows[rowName]
  const judge = rules[rule as keyof typeof rules]
  if (!row) throw new Error(`Nothing is called "${rowName}".`)
  const expected = cells.flatMap((group) => group.split(/ +/))
  const verdicts = Object.entries(everybody).map(([who, principal]) => [who, verdictStatus[judge(principal, row)]])
  expect(verdicts).toEqual(
    Object.keys(everybody).map((who, column) => [who, expected[column] === 'ok' ? 200 : Number(expected[column])]),
  )
})
