import { type Unzipped, unzip } from 'fflate'
import { RefusedResume } from './refused-resume.ts'

const mostFiles = 3_000
/** Bytes of one file and of all that are taken, unpacked. */
const largestFile = 30 * 1024 * 1024
const largestSum = 60 * 1024 * 1024

/**
 * The wanted files of a zip by their names. Only they are unpacked, and none to more than the zip itself says, which is
 * summed up before: a bomb is refused unread.
 *
 * @throws {RefusedResume} when it is too much, locked or broken
 */
export async function openZip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<Map<string, Uint8Array>> {
  let [files, sum] = [0, 0]
  if (isLocked(bytes)) throw new RefusedResume('resume-locked')
  const unpacked = await new Promise<Unzipped>((resolve, reject) => {
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
  return new Map(Object.entries(unpacked))
}

/** The first file's flag says whether a password is asked for. */
function isLocked(bytes: Uint8Array): boolean {
  return bytes.length > 8 && bytes[0] === 0x50 && bytes[2] === 0x03 && ((bytes[6] ?? 0) & 1) === 1
}
