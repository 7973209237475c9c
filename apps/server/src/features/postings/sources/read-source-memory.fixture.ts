// A separate process with a small heap, run by read-source-memory.test.ts. Reads a generated feed, and prints the
// result and the peak memory in bytes.
import { readSource, sourceKinds } from './read-source.ts'

const [kindName, size] = process.argv.slice(2)
const kind = sourceKinds.find((name) => name === kindName)
if (kind === undefined) throw new Error(`no kind: ${kindName}`)

const text = 'Keep the harbour clear of ice, weed and lost boats. '.repeat(200)
const items: Readonly<Record<string, { start: string; item: (id: number) => string; end: string }>> = {
  greenhouse: {
    start: '{"jobs":[{"id":0,"title":"Pilot","absolute_url":"https://x.example/0"}',
    item: (id) => `,{"id":${id},"title":"Pilot","absolute_url":"https://x.example/${id}","content":"${text}"}`,
    end: '],"meta":{}}',
  },
  personio: {
    start: '<workzag-jobs>',
    item: (id) =>
      `<position><id>${id}</id><name>Pilot</name><jobDescriptions><jobDescription><name>x</name><value><![CDATA[${text}]]></value></jobDescription></jobDescriptions></position>`,
    end: '</workzag-jobs>',
  },
  'json-ld': {
    start: '<html><script type="application/ld+json">{"@graph":[{"@type":"WebPage"}',
    item: (id) => `,{"@type":"JobPosting","title":"Pilot","identifier":"${id}","description":"${text}"}`,
    end: ']}</script></html>',
  },
  csv: { start: 'id,title,description\n', item: (id) => `${id},Pilot,"${text}"\n`, end: '' },
}

async function* feed(): AsyncGenerator<Uint8Array> {
  const parts = items[kindName ?? '']
  if (parts === undefined) throw new Error(`no feed: ${kindName}`)
  yield Buffer.from(parts.start)
  let id = 0
  for (let bytes = 0; bytes < Number(size); ) {
    let chunk = ''
    while (chunk.length < 65_536) {
      id += 1
      chunk += parts.item(id)
    }
    bytes += chunk.length
    yield Buffer.from(chunk)
  }
  yield Buffer.from(parts.end)
}

let count = 0
for await (const item of readSource(kind, feed(), {})) if ('posting' in item) count += 1
process.stdout.write(JSON.stringify({ count, peak: process.resourceUsage().maxRSS * 1024 }))
