// Reads the places that texts and addresses name.
export { splitPlace } from './one-place.ts'
export { placeOfAddress } from './place-of-address.ts'
export { separatePlaces } from './separate-places.ts'
