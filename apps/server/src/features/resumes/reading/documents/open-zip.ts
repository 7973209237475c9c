import { type Unzipped, unzip } from 'fflate'
import { RefusedResume } from '../refused-resume.ts'

const mostFiles = 3_000
/** The most bytes of one file and of all wanted files, unpacked. */
const largestFile = 30 * 1024 * 1024
const largestSum = 60 * 1024 * 1024

/**
 * Returns the wanted files of a zip by name. Unpacks only these, and none beyond the size that the zip declares; those
 * sizes are added up first, so that a zip bomb is refused unread.
 *
 * @throws {RefusedResume} when it is too large, locked or broken
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

/** The flag of the first file says whether a password is required. */
function isLocked(bytes: Uint8Array): boolean {
  return bytes.length > 8 && bytes[0] === 0x50 && bytes[2] === 0x03 && ((bytes[6] ?? 0) & 1) === 1
}
