import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { copilotTools } from '@rise/contract/copilot/kinds'
import type { CopilotMessage } from '@rise/contract/copilot/shapes'
import { toolNames } from '@rise/contract/copilot/words'
import { isShort, join, logIn, post } from '../accounts.ts'
import { startRise } from '../rise.ts'
import { median, percentile } from '../statistics.ts'
import type { Row } from '../table.ts'

const ROUNDS = isShort ? 5 : 30
const resume = {
  basics: { label: 'Backend engineer', summary: 'I keep data in order.' },
  work: [{ name: 'Mill', position: 'Backend engineer', highlights: ['Moved the billing system to Postgres'] }],
  skills: [{ name: 'Node.js' }, { name: 'PostgreSQL' }],
}

/** Measures how fast the rules answer with each tool, on the demo world's jobs in a separate Rise. */
export async function measureFirstWords(): Promise<Row[]> {
  const dataDir = await mkdtemp(joinPath(tmpdir(), 'rise-bench-copilot-'))
  try {
    const rise = await startRise(dataDir)
    try {
      const times = await timeAnswers(rise.origin)
      const sampleNote = `${times.length} answers`
      return [
        {
          metric: 'Answer by rules, p50',
          unit: 'ms',
          measured: median(times),
          limit: { atMost: 300 },
          note: sampleNote,
        },
        { metric: 'Answer by rules, p99', unit: 'ms', measured: percentile(times, 0.99), limit: { atMost: 300 } },
      ]
    } finally {
      await rise.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function timeAnswers(origin: string): Promise<number[]> {
  const { token } = await logIn(origin, await join(origin))
  const headers = { authorization: `Bearer ${token}` }
  const story = `${origin}/api/v1/story`
  const reply = (await (await fetch(story, { headers })).json()) as { readonly result: { readonly version: number } }
  const response = await fetch(story, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ version: reply.result.version, resume }),
  })
  if (!response.ok) throw new Error(`The story was not saved: ${await response.text()}`)
  const times: number[] = []
  let jobs: string[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    let chatId: string | null = null
    for (const tool of copilotTools) {
      const body = { chatId, text: toolNames[tool], tool, jobs: tool === 'compare-jobs' ? jobs : jobs.slice(0, 1) }
      const { status, ms, text } = await post(`${origin}/api/v1/copilot/messages`, body, headers)
      if (status !== 200) throw new Error(`The copilot did not answer: ${text}`)
      const { chat, messages } = JSON.parse(text).result as { chat: { _id: string }; messages: CopilotMessage[] }
      chatId = chat._id
      const cards = messages.flatMap((message) => message.cards)
      jobs = cards
        .flatMap((card) => (card.kind === 'jobs' ? card.items : []))
        .map(({ _id }) => _id)
        .slice(0, 2)
        .concat(jobs)
        .slice(0, 2)
      // The first round warms up the server.
      if (round > 0) times.push(ms)
    }
  }
  return times
}
