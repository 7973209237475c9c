import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The model's behaviour. `says` is its reply; `chooses` is its reply to prompts that ask for a tool, else `says`. */
export type Behaviour =
  | { readonly says: string; readonly chooses?: string }
  | 'obedient'
  | 'endless'
  | 'broken'
  | 'html'
  | 'calls-a-tool'
  | 'redirects'
  | 'fails'

interface ModelServer {
  readonly url: string
  /** The received requests: bodies and bearer tokens. */
  readonly requests: { readonly body: string; readonly bearer: string | undefined; readonly path: string }[]
  behaves(behaviour: Behaviour): void
  close(): void
}

/** Starts a local server that speaks the OpenAI chat protocol. */
export async function startModelServer(): Promise<ModelServer> {
  let behaviour: Behaviour = { says: '' }
  const requests: ModelServer['requests'] = []
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    requests.push({ body, bearer: request.headers.authorization, path: request.url ?? '' })
    answer(response, behaviour, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    behaves(next) {
      behaviour = next
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function answer(response: ServerResponse, behaviour: Behaviour, body: string): void {
  if (behaviour === 'redirects') {
    response.writeHead(307, { location: '/elsewhere' }).end()
    return
  }
  if (behaviour === 'fails') {
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}')
    return
  }
  if (behaviour === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1><script>alert(1)</script>')
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (behaviour === 'broken') {
    response.end('data: {"choices":[{"delta":{"content":"You ha\n\ndata: nonsense\n\n')
    return
  }
  if (behaviour === 'endless') {
    const timer = setInterval(() => response.write(chunk({ content: 'and so on '.repeat(50) })), 1)
    response.on('close', () => clearInterval(timer))
    return
  }
  if (behaviour === 'calls-a-tool') {
    const call = { index: 0, id: 'call-1', type: 'function', function: { name: 'send_email', arguments: '{"to":"x"}' } }
    response.write(chunk({ tool_calls: [call] }))
    response.end(`${chunk({}, 'tool_calls')}data: [DONE]\n\n`)
    return
  }
  const answer = behaviour === 'obedient' ? followInstruction(body) : replyOf(behaviour, body)
  for (const word of answer.match(/\S+\s*/g) ?? []) response.write(chunk({ content: word }))
  response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`)
}

function replyOf({ says, chooses = says }: Exclude<Behaviour, string>, body: string): string {
  return body.includes('You route a question') ? chooses : says
}

/** Returns a reply that follows any instruction in the prompt, as a manipulated model would. */
function followInstruction(body: string): string {
  return /say:? ([^"\\]{1,200})/i.exec(body)?.[1] ?? 'Yes.'
}

function chunk(delta: object, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }]
  return `data: ${JSON.stringify({ id: 'one', object: 'chat.completion.chunk', created: 1, model: 'small', choices })}\n\n`
}
