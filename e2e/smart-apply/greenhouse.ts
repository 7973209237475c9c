import { once } from 'node:events'
import { createServer } from 'node:http'

/** The address of the simulated API. */
const REAL_ORIGIN = 'https://boards-api.greenhouse.io'

const text = (name: string, label: string, required = true) => ({
  ...{ label, required, fields: [{ name, type: 'input_text', values: [] }] },
})
const form = {
  questions: [
    text('first_name', 'First Name'),
    text('email', 'Email'),
    { label: 'Resume/CV', required: true, fields: [{ name: 'resume', type: 'input_file' }] },
    text('question_1', 'What is your notice period?'),
    text('question_2', 'Which lamp do you like best?'),
  ],
  compliance: [{ type: 'eeoc', questions: [text('disability', 'Disability status', false)] }],
}

/** Simulates the part of Greenhouse's board API that publishes forms: every job of every board has the same one. */
export async function startGreenhouse(): Promise<{ readonly allowed: string; stop(): void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(form))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The board has no port.')
  return { allowed: `${REAL_ORIGIN}=http://127.0.0.1:${address.port}`, stop: () => server.close() }
}
