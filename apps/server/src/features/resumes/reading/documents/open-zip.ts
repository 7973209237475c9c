import { type Unzipped, unzip } from 'fflate'
import { RefusedResume } from '../refused-resume.ts'

const mostFiles = 3_000
/** The maximum number of bytes of one file, and of all wanted files together, when unpacked. */
const largestFile = 30 * 1024 * 1024
const largestSum = 60 * 1024 * 1024

/**
 * Returns the wanted files of a zip by name. Unpacks only these files, and no file beyond the size that the zip
 * declares. Each file's declared size is checked before the file is unpacked, so that a zip bomb is refused.
 * @throws {RefusedResume} when the zip is too large, locked or broken
 */
export async function openZip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<Map<string, Uint8Array>> {
  let [files, sum] = [0, 0]
  if (isLocked(bytes)) throw new RefusedResume('resume-locked')
  const filesByName = await new Promise<Unzipped>((resolve, reject) => {
    const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
      files += 1
      if (files > mostFiles) throw new RefusedResume('resume-too-large')
      if (!isWanted(name)) return false
      sum += originalSize
      if (originalSize > largestFile || sum > largestSum) throw new RefusedResume('resume-too-large')
      return true
    }
    try {
      unzip(bytes, { filter }, (error, data) => (error ? reject(error) : resolve(data)))
    } catch (error) {
      reject(error)
    }
  }).catch((error: unknown) => {
    throw error instanceof RefusedResume ? error : new RefusedResume('resume-broken')
  })
  return new Map(Object.entries(filesByName))
}

/** Whether a zip requires a password according to the flag of its first file. */
function isLocked(bytes: Uint8Array): boolean {
  return bytes.length > 8 && bytes[0] === 0x50 && bytes[2] === 0x03 && ((bytes[6] ?? 0) & 1) === 1
}
