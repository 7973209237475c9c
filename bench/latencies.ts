import { Agent, get } from 'node:http'

/** How long each of some calls took, in ms. */
export async function timeCalls(count: number, call: (index: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < count; index++) {
    const begin = performance.now()
    await call(index)
    times.push(performance.now() - begin)
  }
  return times
}

/** The same with several callers at a time, each with `count` calls of its own. */
export async function timeCallers(
  callers: number,
  count: number,
  call: (index: number) => Promise<unknown>,
): Promise<number[]> {
  const each = Array.from({ length: callers }, (_, caller) =>
    timeCalls(count, (index) => call(index * callers + caller)),
  )
  return (await Promise.all(each)).flat()
}

const agent = new Agent({ keepAlive: true })

/** Asks for an address over a kept connection and reads the answer. Throws when it is no success. */
export function ask(url: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const body = Buffer.concat(chunks).toString()
        if (response.statusCode === 200) resolve(body)
        else reject(new Error(`${url} answered ${response.statusCode}: ${body.slice(0, 300)}`))
      })
    }).on('error', reject)
  })
}
