import type { Gate, Member, Plan, Principal, Standing } from './policy.ts'

const member = (role: string, plan: Plan = 'free', standing: Standing = 'active'): Member => ({
  kind: 'member',
  id: 'somebody',
  role,
  plan,
  standing,
})

/**
 * Every principal that the policy distinguishes, in column order: guest, professionals, employers, admins, suspended
 * accounts.
 */
export const principals = {
  guest: { kind: 'guest' },
  'pending professional': member('professional', 'free', 'pending'),
  'free professional': member('professional'),
  'Creator professional': member('professional', 'Creator'),
  'Pro professional': member('professional', 'Pro'),
  'pending employer': member('employer', 'free', 'pending'),
  'free employer': member('employer'),
  'Creator employer': member('employer', 'Creator'),
  'Pro employer': member('employer', 'Pro'),
  admin: member('admin'),
  'admin-content': member('admin-content'),
  'admin-support': member('admin-support'),
  'admin-other': member('admin-other'),
  'suspended professional': member('professional', 'Creator', 'suspended'),
  'suspended employer': member('employer', 'Pro', 'suspended'),
} as const satisfies Record<string, Principal>

export type PrincipalName = keyof typeof principals

// The gates' verdicts, written out by hand: `ok`, or the status of the refusal.
const table = `
guest                  |  ok |  ok  ok  ok  ok |  ok  ok  ok  ok |  ok  ok  ok  ok |  ok  ok
account                | 401 |  ok  ok  ok  ok |  ok  ok  ok  ok |  ok  ok  ok  ok |  ok  ok
auth                   | 401 |  ok  ok  ok  ok |  ok  ok  ok  ok |  ok  ok  ok  ok | 403 403
professional           | 401 |  ok  ok  ok  ok | 403 403 403 403 | 403 403 403 403 | 403 403
employer               | 401 | 403 403 403 403 |  ok  ok  ok  ok | 403 403 403 403 | 403 403
connected              | 401 |  ok  ok  ok  ok | 402 402 402  ok | 403 403 403 403 | 403 403
creator                | 401 | 402 402  ok 402 | 403 403 403 403 | 403 403 403 403 | 403 403
owner                  | 401 |  ok  ok  ok  ok |  ok  ok  ok  ok |  ok  ok  ok  ok | 403 403
admin                  | 401 | 404 404 404 404 | 404 404 404 404 |  ok  ok  ok  ok | 404 404
auth confirmed         | 401 | 403  ok  ok  ok | 403  ok  ok  ok |  ok  ok  ok  ok | 403 403
auth acting            | 401 |  ok  ok  ok  ok |  ok  ok  ok  ok | 403 403 403 403 | 403 403
auth confirmed acting  | 401 | 403  ok  ok  ok | 403  ok  ok  ok | 403 403 403 403 | 403 403
professional confirmed | 401 | 403  ok  ok  ok | 403 403 403 403 | 403 403 403 403 | 403 403
employer confirmed     | 401 | 403 403 403 403 | 403  ok  ok  ok | 403 403 403 403 | 403 403
connected confirmed    | 401 | 403  ok  ok  ok | 403 402 402  ok | 403 403 403 403 | 403 403
creator confirmed      | 401 | 403 402  ok 402 | 403 403 403 403 | 403 403 403 403 | 403 403
owner confirmed        | 401 | 403  ok  ok  ok | 403  ok  ok  ok |  ok  ok  ok  ok | 403 403
admin overview         | 401 | 404 404 404 404 | 404 404 404 404 |  ok  ok  ok 404 | 404 404
admin members          | 401 | 404 404 404 404 | 404 404 404 404 |  ok 404  ok 404 | 404 404
admin erasure          | 401 | 404 404 404 404 | 404 404 404 404 |  ok 404 404 404 | 404 404
admin plans            | 401 | 404 404 404 404 | 404 404 404 404 |  ok 404 404 404 | 404 404
admin content          | 401 | 404 404 404 404 | 404 404 404 404 |  ok  ok 404 404 | 404 404
admin support          | 401 | 404 404 404 404 | 404 404 404 404 |  ok 404  ok 404 | 404 404
admin moderation       | 401 | 404 404 404 404 | 404 404 404 404 |  ok 404  ok 404 | 404 404
admin notifications    | 401 | 404 404 404 404 | 404 404 404 404 |  ok 404  ok 404 | 404 404
admin timeline         | 401 | 404 404 404 404 | 404 404 404 404 |  ok  ok 404 404 | 404 404
admin emails           | 401 | 404 404 404 404 | 404 404 404 404 |  ok 404 404 404 | 404 404
admin analytics        | 401 | 404 404 404 404 | 404 404 404 404 |  ok 404 404 404 | 404 404
admin settings         | 401 | 404 404 404 404 | 404 404 404 404 |  ok 404 404 404 | 404 404
`

const rows = new Map(table.trim().split('\n').map(readRow))

function readRow(line: string): [string, string[]] {
  const [row = '', ...groups] = line.split('|').map((part) => part.trim())
  return [row, groups.flatMap((group) => group.split(/ +/))]
}

/** Returns the table's row for a gate: `auth`, `auth confirmed`, `admin members`. */
export function rowOf({ access, confirmed = false, acting = false, permission }: Gate): string {
  return [access, confirmed ? 'confirmed' : '', acting ? 'acting' : '', permission ?? '']
    .filter((word) => word !== '')
    .join(' ')
}

/** Returns the expected verdict of a row's gate for each principal; undefined if the table has no such row. */
export function expectedOutcomes(row: string): Readonly<Record<string, string | undefined>> | undefined {
  const cells = rows.get(row)
  const names = Object.keys(principals)
  if (cells && cells.length !== names.length) throw new Error(`The row "${row}" has ${cells.length} cells.`)
  return cells && Object.fromEntries(names.map((name, column) => [name, cells[column]]))
}

export const rowNames = [...rows.keys()]
