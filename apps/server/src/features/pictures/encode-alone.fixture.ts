// Reads a file as an upload in its own process, and prints the result and the peak memory of the process, in MB. The
// argument is the file's path.
import { Failure } from '../../platform/failure.ts'
import { encodePicture } from './encode-picture.ts'
import { planArea, planSizes } from './plan-sizes.ts'
import { readHeader } from './read-header.ts'
import { loadSharp } from './sharp.ts'

const path = process.argv[2] ?? ''
await loadSharp()

async function attempt(): Promise<string> {
  try {
    const area = planArea(await readHeader(path), 'content')
    if (!area) return 'picture-too-small'
    await encodePicture(path, area, planSizes(area, 'content'))
    return 'encoded'
  } catch (error) {
    if (error instanceof Failure) return error.declaration.code
    throw error
  }
}

const before = process.resourceUsage().maxRSS
const outcome = await attempt()
const megabytes = Math.round((process.resourceUsage().maxRSS - before) / 1024)
process.stdout.write(JSON.stringify({ outcome, megabytes }))
