import { randomUUID } from 'node:crypto'

/** `--short`: fewer tries, for a quick look. The figures then vary more. */
export const isShort = process.argv.includes('--short')

let networks = 0

/** Returns the header that a proxy sends for a client from another network. Limits count each network separately. */
export function newNetwork(): Record<string, string> {
  networks += 1
  return { 'x-forwarded-for': `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}` }
}

/** Returns an address that no account has. */
export function newAddress(): string {
  return `${randomUUID()}@example.com`
}

/** Sends JSON. Returns the status and the time in ms until the whole reply has arrived. */
export async function post(
  url: string,
  body: object,
  headers: Record<string, string> = newNetwork(),
): Promise<{ status: number; ms: number; text: string }> {
  const begin = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, ms: performance.now() - begin, text }
}

const PASSWORD = 'correct horse battery'

/** Signs up a new account, and returns its address. */
export async function join(origin: string): Promise<string> {
  const email = newAddress()
  const reply = await post(`${origin}/api/v1/professionals/register`, { user: { email, password: PASSWORD } })
  if (reply.status !== 200) throw new Error(`Nobody could join: ${reply.text}`)
  return email
}

/** The session data that a browser stores. */
export interface Tokens {
  readonly token: string
  readonly refreshToken: string
}

/** Logs in, and returns the tokens and the session's id. */
export async function logIn(
  origin: string,
  email: string,
  password = PASSWORD,
): Promise<Tokens & { readonly sessionId: string }> {
  const reply = await post(`${origin}/api/v1/professionals/login`, { user: { email, password } })
  if (reply.status !== 200) throw new Error(`Nobody could log in: ${reply.text}`)
  const { token, refreshToken } = JSON.parse(reply.text) as Tokens
  return { token, refreshToken, sessionId: refreshToken.split('.')[0] ?? '' }
}
