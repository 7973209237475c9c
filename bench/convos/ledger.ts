// The ledger of conversations: everything that was acknowledged is there, once, in one order for both sides, however often
// connections are cut and the server is killed meanwhile.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Row } from '../table.ts'
import type { KillableServer } from './killable-server.ts'
import { type Account, startMember } from './ledger-member.ts'
import type { Member } from './members.ts'

const LOOK_MS = 20

export interface LedgerSize {
  readonly messages: number
  readonly cuts: number
  readonly kills: number
}

/** Writes messages between members in pairs, and compares what each of them was told. */
export async function measureLedger(
  server: KillableServer,
  members: readonly Member[],
  { messages, cuts, kills }: LedgerSize,
): Promise<Row[]> {
  const each = Math.ceil(messages / members.length)
  const begin = performance.now()
  const running = members.map((member, place) => startMember(server.origin, member, members[place ^ 1] ?? member, each))
  const total = each * members.length
  const writeCount = () => running.reduce((sum, one) => sum + one.count(), 0)
  let [cut, killed] = [0, 0]
  let isOver = false
  const disturb = async () => {
    while (!isOver && (cut < cuts || killed < kills)) {
      const share = writeCount() / total
      if (cut < cuts && share >= (cut + 1) / (cuts + 2)) {
        running[Math.floor(Math.random() * running.length)]?.cut()
        cut += 1
      } else if (killed < kills && share >= (killed + 1) / (kills + 1)) {
        await server.restart()
        killed += 1
      } else await sleep(LOOK_MS)
    }
  }
  const written = Promise.all(running.map((one) => one.written))
  await Promise.all([written, disturb()]).catch((error: unknown) => {
    for (const one of running) one.giveUp()
    isOver = true
    throw error
  })
  const accounts = await Promise.all(running.map((one) => one.finish()))
  const seconds = (performance.now() - begin) / 1_000
  const { lost, twice, misplaced } = compareAccounts(accounts)
  const note = `${total} messages between ${members.length} members, ${cut} connections cut, ${killed} servers killed`
  const none = { atMost: 0 }
  return [
    { metric: 'Acknowledged and lost', unit: '', measured: lost, limit: none, note },
    { metric: 'There twice', unit: '', measured: twice, limit: none },
    { metric: 'Out of order, or another order for the other side', unit: '', measured: misplaced, limit: none },
    { metric: 'Messages a second, meanwhile', unit: '', measured: total / seconds },
  ]
}

/** Counts what differs from the books: of each side, and between the two. Accounts 2n and 2n + 1 are one conversation. */
function compareAccounts(accounts: readonly Account[]): { lost: number; twice: number; misplaced: number } {
  const sum = { lost: 0, twice: 0, misplaced: 0 }
  for (let place = 0; place < accounts.length; place += 2) {
    const [one, other] = [accounts[place], accounts[place + 1]]
    if (!one || !other) continue
    for (const [own, theirs] of [
      [one, other],
      [other, one],
    ] as const) {
      for (const { read } of [own, theirs]) {
        for (const [clientId, seq] of own.acknowledged) if (read.get(seq)?.clientId !== clientId) sum.lost += 1
      }
      const texts = [...own.read.values()].map(({ text }) => text)
      sum.twice += texts.length - new Set(texts).size
      const inOrder = [...theirs.read.values()].toSorted((a, b) => a.seq - b.seq)
      const ownTexts = new Set(own.written)
      const arrived = inOrder.map(({ text }) => text).filter((text) => ownTexts.has(text))
      sum.misplaced += arrived.filter((text, n) => text !== own.written[n]).length
      // Places without a gap.
      sum.misplaced += inOrder.filter(({ seq }, n) => seq !== n + 1).length
    }
    for (const [seq, { clientId }] of one.read) if (other.read.get(seq)?.clientId !== clientId) sum.misplaced += 1
  }
  return sum
}
