import { vi } from 'vitest'
import { userOf } from '../../app/visitor.factory.tsx'

interface Call {
  readonly key: string
  readonly body: unknown
  readonly bearer: string | null
}

/** A server for the newsletter's calls, behind `fetch`. `refuse` has the refusals of calls, by key. */
export function newsletterServer(refuse: Record<string, { status: number; code: string; message: string }> = {}) {
  const calls: Call[] = []
  const user = userOf({ firstName: 'Rise User' })
  const results: Record<string, object> = {
    'POST /api/v1/professionals/register': { success: true, result: user },
    'POST /api/v1/professionals/login': { success: true, token: 'access', refreshToken: 'refresh', result: user },
    [`PUT /api/v1/professionals/${user._id}`]: { success: true, result: { ...user, firstName: 'Ada' } },
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const key = `${init.method} ${url}`
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    calls.push({ key, body, bearer: new Headers(init.headers).get('authorization') })
    const refusal = refuse[key]
    if (refusal) return Response.json({ success: false, result: refusal }, { status: refusal.status })
    return Response.json(results[key] ?? {}, { status: results[key] ? 200 : 404 })
  })
  return { calls, refuse }
}

export const emailTaken = {
  status: 409,
  code: 'email-taken',
  message: 'There’s already an account with this email address. Log in, or reset your password.',
}
