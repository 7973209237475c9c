// The ledger of conversations: every acknowledged message exists, exactly once, in the same order for both sides, even
// if connections are cut and the server is killed meanwhile.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Row } from '../table.ts'
import type { KillableServer } from './killable-server.ts'
import { type Account, startMember } from './ledger-member.ts'
import type { Member } from './members.ts'

const POLL_MS = 20

export interface LedgerSize {
  readonly messages: number
  readonly cuts: number
  readonly kills: number
}

/** Writes messages between pairs of members, and compares the messages that each of them has received. */
export async function measureLedger(
  server: KillableServer,
  members: readonly Member[],
  { messages, cuts, kills }: LedgerSize,
): Promise<Row[]> {
  const messagesPerMember = Math.ceil(messages / members.length)
  const begin = performance.now()
  const running = members.map((member, place) =>
    startMember(server.origin, member, members[place ^ 1] ?? member, messagesPerMember),
  )
  const total = messagesPerMember * members.length
  const writeCount = () => running.reduce((sum, one) => sum + one.count(), 0)
  let [cut, killed] = [0, 0]
  let isOver = false
  const cutAndKill = async () => {
    while (!isOver && (cut < cuts || killed < kills)) {
      const share = writeCount() / total
      if (cut < cuts && share >= (cut + 1) / (cuts + 2)) {
        running[Math.floor(Math.random() * running.length)]?.cut()
        cut += 1
      } else if (killed < kills && share >= (killed + 1) / (kills + 1)) {
        await server.restart()
        killed += 1
      } else await sleep(POLL_MS)
    }
  }
  const allWritten = Promise.all(running.map((one) => one.written))
  await Promise.all([allWritten, cutAndKill()]).catch((error: unknown) => {
    for (const one of running) one.giveUp()
    isOver = true
    throw error
  })
  const accounts = await Promise.all(running.map((one) => one.finish()))
  const seconds = (performance.now() - begin) / 1_000
  const { lost, twice, misplaced } = compareAccounts(accounts)
  const note = `${total} messages between ${members.length} members, ${cut} connections cut, ${killed} servers killed`
  const zeroLimit = { atMost: 0 }
  return [
    { metric: 'Acknowledged and lost', unit: '', measured: lost, limit: zeroLimit, note },
    { metric: 'There twice', unit: '', measured: twice, limit: zeroLimit },
    { metric: 'Out of order, or another order for the other side', unit: '', measured: misplaced, limit: zeroLimit },
    { metric: 'Messages a second, meanwhile', unit: '', measured: total / seconds },
  ]
}

/**
 * Counts the differences between written and received messages, and between both sides. Accounts 2n and 2n + 1 share a
 * conversation.
 */
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
      const messagesInOrder = [...theirs.read.values()].toSorted((a, b) => a.seq - b.seq)
      const ownTexts = new Set(own.written)
      const arrivedTexts = messagesInOrder.map(({ text }) => text).filter((text) => ownTexts.has(text))
      sum.misplaced += arrivedTexts.filter((text, n) => text !== own.written[n]).length
      // The sequence numbers must have no gaps.
      sum.misplaced += messagesInOrder.filter(({ seq }, n) => seq !== n + 1).length
    }
    for (const [seq, { clientId }] of one.read) if (other.read.get(seq)?.clientId !== clientId) sum.misplaced += 1
  }
  return sum
}
