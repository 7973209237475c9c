// Marks of the demo companies in software, finance, care and education. See `draw-mark.mjs` for the letters.

/** @type {readonly (readonly [slug: string, ground: string, shape: string, symbol: string])[]} */
export const marksOfServices = [
  // A written page in the light of a lamp.
  [
    'lumenfield',
    '#1f3d5c',
    '#f6d27a',
    '<path d="M12 8h40v48H12z"/><path ks w="4" d="M20 36q4-6 8 0t8 0 8 0M20 46q4-6 8 0t8 0"/><path k d="M26 14h12l6 14H20z"/>',
  ],
  // Two voices that overlap.
  [
    'babelfin',
    '#5a3e8c',
    '#f4c6a8',
    '<path d="M12 16h26a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H24l-8 8v-8h-4a4 4 0 0 1-4-4V20a4 4 0 0 1 4-4z"/><path k d="M30 29h22a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5h-2v9l-9-9H30a5 5 0 0 1-5-5V34a5 5 0 0 1 5-5z"/><path d="M31 32h20a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-3v6l-6-6H31a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3z"/>',
  ],
  // An anvil, seen twice.
  [
    'parallax-forge',
    '#26323d',
    '#f08a4b',
    '<path d="M10 20h38v6c8 0 8-4 8-4v6c0 6-6 8-12 8h-4l2 8h6v6H18v-6h6l2-8c-10 0-16-6-16-16z"/>',
  ],
  // A track that runs away from one.
  [
    'gleis-elf',
    '#14594f',
    '#e9f2d0',
    '<path s w="5" d="M27 8 16 56M37 8l11 48"/><path s w="5" d="M22 14h20M18 26h28M14 39h36M9 53h46"/>',
  ],
  // A heron, watching.
  [
    'heronwatch',
    '#27506b',
    '#dfeef2',
    '<path d="M22 12c7-3 13 1 12 9-1 7-5 9-3 14 4-3 15-2 19 9-9 4-21 5-27-2-5-6 3-12 3-19 0-3-2-4-4-4l-12 5z"/><path s w="3" d="M33 45v10M39 45v10"/>',
  ],
  // A padlock.
  [
    'lockkeeper',
    '#1d4f6e',
    '#8fd3c1',
    '<path s w="6" d="M20 30V22a12 12 0 0 1 24 0v8"/><path d="M12 28h40v28H12z"/><circle k cx="32" cy="39" r="5"/><path k d="M30 40h4v10h-4z"/>',
  ],
  // A round machine on a wave.
  [
    'tidewater-robotics',
    '#0f4c5c',
    '#7fd6d0',
    '<circle cx="32" cy="24" r="13"/><circle k cx="32" cy="24" r="6"/><path s w="5" d="M8 46q6-6 12 0t12 0 12 0 12 0"/>',
  ],
  // A slice of lemon that is a dial.
  [
    'nimbu-devices',
    '#3f6b2e',
    '#e8e36a',
    '<circle cx="32" cy="32" r="20"/><circle k cx="32" cy="32" r="15"/><path d="M32 20v24M20 32h24M23.5 23.5l17 17M40.5 23.5l-17 17" stroke="#e8e36a" stroke-width="4"/>',
  ],
  // The gnomon and its hours.
  [
    'sundial-works',
    '#8a4a1f',
    '#ffd479',
    '<path d="M10 46a22 22 0 0 1 44 0z"/><path k d="M30 46 42 22l3 24z"/><path s w="3" d="M8 52h48M32 12v6M14 20l4 4M50 20l-4 4"/>',
  ],
  // Five strokes of a tally.
  ['tallyhouse', '#7a2e3a', '#f7d9c4', '<path s w="6" d="M14 14v36M26 14v36M38 14v36M50 14v36M6 44 58 20"/>'],
  // A striped okapi's leg is a bar code of payments.
  [
    'okapi-pay',
    '#4b2e1e',
    '#f3b562',
    '<path d="M14 14h36v7H14zM14 26h26v6H14zM14 37h36v6H14zM14 48h18v5H14z"/><circle cx="45" cy="50" r="5"/>',
  ],
  // A tin whistle.
  [
    'pennywhistle',
    '#1f5e4a',
    '#f6cf65',
    '<g transform="rotate(-38 32 32)"><path d="M8 26h40l8 3v6l-8 3H8z"/><circle k cx="18" cy="32" r="2.6"/><circle k cx="26" cy="32" r="2.6"/><circle k cx="34" cy="32" r="2.6"/></g>',
  ],
  // A swallow.
  [
    'banco-andorinha',
    '#17324f',
    '#f2b6a0',
    '<path d="M54 14c-10 1-16 5-20 12-8-6-16-8-26-6 8 3 12 7 15 12-1 6-4 12-11 20 10-4 16-9 20-15 4 4 7 9 8 16 3-8 3-15 0-21 8-3 13-9 14-18z"/>',
  ],
  // Houses that hold one another.
  [
    'thornbury-mutual',
    '#5b2c46',
    '#f1cdb5',
    '<path d="M8 34 20 22l12 12v18H8z"/><path d="M32 34 44 22l12 12v18H32z"/><path k d="M17 40h6v12h-6zM41 40h6v12h-6z"/><path s w="4" d="M14 16q18-12 36 0"/>',
  ],
  // A bowl whose crack is mended with gold.
  [
    'kintsugi-cover',
    '#22364a',
    '#e2b64f',
    '<path d="M8 26h48c0 16-8 26-18 28v4H26v-4C16 52 8 42 8 26z"/><path ks w="3" d="m36 26-5 9 6 6-4 13M31 35l-8 4"/>',
  ],
  // Still water.
  [
    'stillwater-index',
    '#20495a',
    '#b9dfe3',
    '<circle cx="32" cy="22" r="10"/><path d="M10 36h44v4H10zM16 44h32v4H16zM24 52h16v4H24z"/>',
  ],
  // A finch on the scales' beam.
  [
    'harrow-and-finch',
    '#2f4a33',
    '#f0d9a8',
    '<path s w="4" d="M32 14v38M20 54h24M12 22h40"/><path d="M4 38 12 22l8 16a8 8 0 0 1-16 0zM44 38l8-16 8 16a8 8 0 0 1-16 0z"/>',
  ],
  // An oak leaf.
  [
    'meridian-oak',
    '#37502a',
    '#dfe3a4',
    '<path d="M32 8c6 2 7 7 5 10 6-1 10 3 8 9 5 2 5 9-1 12 2 6-4 10-9 8l-1 10h-4l-1-10c-5 2-11-2-9-8-6-3-6-10-1-12-2-6 2-10 8-9-2-3-1-8 5-10z"/><path ks w="2.5" d="M32 20v30M32 32l7-5M32 38l-7-5"/>',
  ],
  // A bell.
  [
    'bellwether-people',
    '#7b3f1d',
    '#f9dba4',
    '<path d="M32 10c10 0 15 7 15 17 0 9 3 13 7 17H10c4-4 7-8 7-17 0-10 5-17 15-17z"/><circle cx="32" cy="50" r="5"/><path s w="4" d="M32 6v6"/>',
  ],
  // A door with its key in it.
  [
    'casa-contigo',
    '#a23e2a',
    '#ffe0b8',
    '<path d="M14 54V26a18 18 0 0 1 36 0v28z"/><path k d="M20 54V27a12 12 0 0 1 24 0v27z"/><circle cx="38" cy="38" r="4"/><path d="M36.500 40h3v9h-3z"/>',
  ],
  // A cross that is a road.
  [
    'kestrel-health',
    '#0f6a6e',
    '#f4f0dd',
    '<path d="M25 10h14v15h15v14H39v15H25V39H10V25h15z"/><path k d="M30 14h4v6h-4zM30 24h4v6h-4zM30 34h4v6h-4zM30 44h4v6h-4z"/>',
  ],
  // A hand that holds a leaf.
  [
    'maison-saint-aubin',
    '#35597a',
    '#f3dcc0',
    '<path d="M32 8c10 8 10 20 0 28-10-8-10-20 0-28z"/><path s w="5" d="M10 36c2 12 10 18 22 18s20-6 22-18"/>',
  ],
  // A tendril that finds its hold.
  [
    'tendril-care',
    '#2f6b4a',
    '#cdeab0',
    '<path s w="5" d="M20 56C20 36 44 40 44 24a10 10 0 0 0-20 0c0 5 4 8 8 8s6-3 6-6"/><path d="M14 46c-6-2-8-8-6-12 6 0 9 6 6 12z"/>',
  ],
  // A calm sea inside a head's round.
  [
    'harbour-mind',
    '#3b4a7c',
    '#f3c9b5',
    '<path d="M30 8c14 0 22 9 22 20 0 6 4 8 4 11l-5 2v8c0 3-2 4-5 4h-6v5H18V46c-6-4-9-10-9-17C9 17 18 8 30 8z"/><path ks w="3.500" d="M16 28q5-5 10 0t10 0 10 0M18 37q4-4 8 0t8 0 8 0"/>',
  ],
  // An enzyme and what fits it.
  [
    'mirabel-biosciences',
    '#5d2f6b',
    '#a8e0c2',
    '<path d="M32 32 46 16a21 21 0 1 0 0 32z"/><path d="m38 32 12-12a16 16 0 0 1 0 24z"/>',
  ],
  // A heartbeat.
  [
    'pulsewright',
    '#8c2340',
    '#ffd7cf',
    '<path d="M32 54C14 42 8 33 8 24c0-8 6-13 12-13 5 0 9 3 12 7 3-4 7-7 12-7 6 0 12 5 12 13 0 9-6 18-24 30z"/><path ks w="3.500" d="M10 31h12l4-9 7 17 5-11 2 3h14"/>',
  ],
  // A flask with a star in it.
  [
    'amara-learning',
    '#1f4f7a',
    '#ffd166',
    '<path d="M26 8h12v4h-2v12l14 24c2 4 0 8-5 8H19c-5 0-7-4-5-8l14-24V12h-2z"/><path k d="m32 34 2.500 5.500 6 .6-4.500 4 1.300 6-5.300-3.100-5.300 3.100 1.300-6-4.500-4 6-.6z"/>',
  ],
  // A sprig of wattle.
  [
    'wattlebrook-schools',
    '#2d5a3f',
    '#f7cf4d',
    '<path s w="4" d="M18 56c4-18 12-30 28-44"/><circle cx="44" cy="16" r="6"/><circle cx="32" cy="18" r="6"/><circle cx="46" cy="30" r="6"/><circle cx="24" cy="30" r="6"/><circle cx="36" cy="40" r="6"/><circle cx="17" cy="42" r="5"/>',
  ],
  // A book and the evening sun.
  [
    'eastlake-college',
    '#2b3f73',
    '#f7b267',
    '<path d="M18 30a14 14 0 0 1 28 0z"/><path d="M8 34c9-2 17 0 23 5v17c-6-5-14-7-23-5zM56 34c-9-2-17 0-23 5v17c6-5 14-7 23-5z"/>',
  ],
  // A coast, in lines of height.
  [
    'institute-for-coastal-futures',
    '#0e5a73',
    '#e6d7a8',
    '<path s w="4.500" d="M8 20c12-8 20 6 30 0 7-4 12-4 18-1M8 34c12-8 20 6 30 0 7-4 12-4 18-1"/><path d="M8 48c12-8 20 6 30 0 7-4 12-4 18-1v11H8z"/>',
  ],
]
