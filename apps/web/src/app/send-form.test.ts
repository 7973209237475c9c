// @vitest-environment jsdom
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { sendForm } from './send-form.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A server for one test; `answer` returns status and body, or nothing for no answer at all. */
async function serve(answer: (request: IncomingMessage) => Promise<[number, string] | undefined>): Promise<string> {
  const listener = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*')
    if (request.method === 'OPTIONS') return void response.end()
    void answer(request).then((reply) => reply && response.writeHead(reply[0]).end(reply[1]))
  })
  server = listener
  await new Promise<void>((done) => void listener.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`
}

const body = { picture: new Blob(['bytes'], { type: 'image/png' }), purpose: 'photo', crop: { x: 0.5 }, alt: undefined }

test('strings are sent unchanged, other values as JSON, and absent values are omitted', async () => {
  let [sentBody, authorization] = ['', '']
  const url = await serve(async (request) => {
    authorization = String(request.headers.authorization)
    sentBody = await text(request)
    return [200, '{"success":true}']
  })
  const reply = await sendForm({ method: 'POST', url, bearer: 'token', body })
  expect(reply).toEqual({ status: 200, body: { success: true } })
  expect(authorization).toBe('Bearer token')
  expect(sentBody).toMatch(/name="purpose"\r\n\r\nphoto\r\n/)
  expect(sentBody).toMatch(/name="crop"\r\n\r\n\{"x":0\.5\}\r\n/)
  expect(sentBody).toMatch(/name="picture"; filename="blob"\r\nContent-Type: image\/png/)
  expect(sentBody).not.toContain('alt')
})

test('a reply that isn’t JSON resolves without a body', async () => {
  const url = await serve(async (request) => {
    await text(request)
    return [502, '<html>']
  })
  expect(await sendForm({ method: 'POST', url, bearer: undefined, body })).toEqual({ status: 502, body: undefined })
})

test('cancelling ends the upload, before and during sending', async () => {
  const url = await serve(async () => undefined)
  const control = new AbortController()
  const upload = sendForm({ method: 'POST', url, bearer: undefined, body, signal: control.signal })
  control.abort(new Error('enough'))
  await expect(upload).rejects.toThrow('enough')
  await expect(sendForm({ method: 'POST', url, bearer: undefined, body, signal: control.signal })).rejects.toThrow(
    'enough',
  )
})
