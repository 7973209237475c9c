import { Agent, get } from 'node:http'

/** Returns the time of each of `count` calls, in ms. */
export async function timeCalls(count: number, call: (index: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < count; index++) {
    const begin = performance.now()
    await call(index)
    times.push(performance.now() - begin)
  }
  return times
}

/** Returns the times of calls by several simultaneous callers. Each makes `count` calls. */
export async function timeCallers(
  callers: number,
  count: number,
  call: (index: number) => Promise<unknown>,
): Promise<number[]> {
  const timesByCaller = Array.from({ length: callers }, (_, caller) =>
    timeCalls(count, (index) => call(index * callers + caller)),
  )
  return (await Promise.all(timesByCaller)).flat()
}

const agent = new Agent({ keepAlive: true })

/** Requests an address over a persistent connection, and reads the reply. Throws if the status is not a success. */
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
