// Marks of the demo companies in production, farming, transport, hospitality and entertainment. See `draw-mark.mjs` for
// the letters.

/** @type {readonly (readonly [slug: string, ground: string, shape: string, symbol: string])[]} */
export const marksOfGoods = [
  // The wave of the mains.
  ['nordlys-grid', '#16304f', '#7fe0b0', '<circle cx="32" cy="32" r="24"/><path ks w="5" d="M14 34q9-26 18-2t18-2"/>'],
  // A hovering bird whose wings are blades.
  [
    'windhover-energy',
    '#23567a',
    '#f4efe0',
    '<circle cx="32" cy="26" r="4"/><path d="M30 22C28 14 30 8 35 4c3 6 2 13-1 18zM35 27c8-2 15 0 20 5-7 3-14 1-20-2zM29 28c-4 7-10 11-17 11 1-7 6-12 13-14z"/><path d="M30.500 32h3L35 58h-6z"/>',
  ],
  // The sun between two peaks.
  ['sol-de-altura', '#7a3b1e', '#ffc24b', '<circle cx="36" cy="22" r="11"/><path d="M4 54 22 26l12 18 8-10 18 20z"/>'],
  // A tree that is an eye.
  [
    'verdanta',
    '#1e5b3b',
    '#d5ecb0',
    '<path d="M6 30c8-12 17-16 26-16s18 4 26 16c-8 12-17 16-26 16S14 42 6 30z"/><path k d="m32 16 10 16H22z"/><path k d="m32 24 12 16H20z"/><path d="M30 40h4v18h-4z"/>',
  ],
  // A valve's wheel.
  [
    'brandt-and-osei-precision',
    '#3a4149',
    '#e6a04b',
    '<path s w="6" d="M32 10a22 22 0 1 1-.1 0z"/><path s w="5" d="M32 14v36M14 32h36"/><circle cx="32" cy="32" r="7"/><circle k cx="32" cy="32" r="3"/>',
  ],
  // An orbit that comes back.
  [
    'perigee-works',
    '#1d2340',
    '#f29e7a',
    '<circle cx="28" cy="36" r="11"/><path s w="4" d="M50 18C60 30 46 48 30 54S6 50 8 38s14-24 26-26"/><path d="m40 4 14 6-11 10z"/>',
  ],
  // Three wheels.
  [
    'tlaloc-motors',
    '#125e63',
    '#ffcf5c',
    '<path d="M6 22h28v20H6zM38 28h10l8 10v8H38z"/><circle cx="14" cy="48" r="7"/><circle k cx="14" cy="48" r="2.500"/><circle cx="30" cy="48" r="7"/><circle k cx="30" cy="48" r="2.500"/><circle cx="48" cy="48" r="7"/><circle k cx="48" cy="48" r="2.500"/>',
  ],
  // A beam on two posts, and a larch.
  [
    'larch-and-lintel',
    '#30492f',
    '#e5b77b',
    '<path d="M8 18h48v9H8zM12 30h9v26h-9zM43 30h9v26h-9z"/><path d="m32 30 7 12h-4l6 10H23l6-10h-4z"/>',
  ],
  // A signal from a house at the end of the road.
  [
    'faraday-lane-networks',
    '#3c2f74',
    '#8fe3d2',
    '<path d="M32 34 50 48v10H14V48z"/><path k d="M28 48h8v10h-8z"/><path s w="4.500" d="M22 27a14 14 0 0 1 20 0M14 19a25 25 0 0 1 36 0"/>',
  ],
  // Loads that fill one square.
  [
    'mosaic-freight',
    '#1f4a6b',
    '#f39c4a',
    '<path d="M10 10h26v18H10zM39 10h15v32H39zM10 31h12v23H10zM25 31h11v11H25zM25 45h29v9H25z"/>',
  ],
  // A marigold.
  [
    'marigold-market',
    '#28543a',
    '#f9a826',
    '<path d="M32 6l6 9 10-4 0 11 10 3-6 8 6 9-10 2 0 11-10-4-6 9-6-9-10 4 0-11-10-2 6-9-6-8 10-3 0-11 10 4z"/><circle k cx="32" cy="33" r="10"/><circle cx="32" cy="33" r="6"/>',
  ],
  // A fire under a roof, on the water.
  [
    'harbor-and-hearth',
    '#5e2b22',
    '#f5c28a',
    '<path d="M6 30 32 8l26 22v4H6z"/><path d="M12 36h40v18H12z"/><path k d="M32 36c8 6 9 10 7 14-1 3-4 4-7 4s-6-1-7-4c-1-4 1-6 3-8 1 2 2 3 3 3 2-2 2-5 1-9z"/>',
  ],
  // An ear of oats.
  [
    'bramble-and-oat',
    '#3e5a2c',
    '#f1dfae',
    '<path s w="4" d="M32 58V14"/><path d="M32 18c-7-2-8-8-6-12 5 1 7 6 6 12zM32 18c7-2 8-8 6-12-5 1-7 6-6 12zM31 32c-9 0-13-6-13-12 7 0 12 5 13 12zM33 32c9 0 13-6 13-12-7 0-12 5-13 12zM31 46c-9 0-13-6-13-12 7 0 12 5 13 12zM33 46c9 0 13-6 13-12-7 0-12 5-13 12z"/>',
  ],
  // A protea.
  [
    'protea-row',
    '#6c2a4d',
    '#f7c3cf',
    '<path d="M32 6c5 8 6 16 0 26-6-10-5-18 0-26zM14 14c9 4 13 11 14 22-10-4-15-11-14-22zM50 14c-9 4-13 11-14 22 10-4 15-11 14-22zM6 30c9 0 15 4 20 12-9 1-17-3-20-12zM58 30c-9 0-15 4-20 12 9 1 17-3 20-12z"/><path d="M20 44h24l-4 12H24z"/>',
  ],
  // A loaf.
  [
    'kornblomst',
    '#2f4f8c',
    '#f0cf9b',
    '<path d="M8 40c0-14 10-22 24-22s24 8 24 22c0 6-3 9-8 9H16c-5 0-8-3-8-9z"/><path ks w="3.500" d="m20 38 5-11M31 38l5-11M42 38l4-9"/>',
  ],
  // A lodge among cedars.
  [
    'cedar-and-salt',
    '#1f4b4a',
    '#e9dcc0',
    '<path d="m18 8 10 16h-5l8 13h-6l9 15H4l8-15H6l8-13H8z"/><path d="m44 26 14 14v14H32V42z"/><path k d="M41 44h7v10h-7z"/>',
  ],
  // A bunk, and the moon.
  [
    'couchette',
    '#232a5c',
    '#f6dd90',
    '<path d="M8 20h6v14h38a6 6 0 0 1 6 6v14h-6v-6H14v6H8z"/><circle cx="22" cy="28" r="5"/><path d="M44 8a10 10 0 1 0 10 13A9 9 0 0 1 44 8z"/>',
  ],
  // One long table.
  [
    'mesa-larga',
    '#8a2f22',
    '#fbe1b6',
    '<path d="M4 28h56v7H4zM10 35h6v19h-6zM48 35h6v19h-6z"/><circle cx="16" cy="20" r="5"/><circle cx="32" cy="20" r="5"/><circle cx="48" cy="20" r="5"/>',
  ],
  // Warp and weft.
  [
    'kawabata-loomworks',
    '#1e3763',
    '#dfe6f2',
    '<path d="M10 8h10v11H10zM10 29h10v27H10zM27 8h10v27H27zM27 45h10v11H27zM44 8h10v11H44zM44 29h10v27H44zM8 20.500h14v7H8zM22 37h20v7H22zM42 20.500h14v7H42z"/>',
  ],
  // Rings of resist-dyed cloth.
  [
    'ayo-and-indigo',
    '#232f7d',
    '#cfd8ff',
    '<circle cx="32" cy="32" r="24"/><circle k cx="32" cy="32" r="19"/><circle cx="32" cy="32" r="14"/><circle k cx="32" cy="32" r="9"/><circle cx="32" cy="32" r="4"/>',
  ],
  // A tent.
  [
    'granlund-outdoor',
    '#2e5d4f',
    '#f7b05b',
    '<path d="M32 12 58 52H6z"/><path k d="m32 28 12 24H20z"/><path s w="4" d="m26 6 6 8 6-8"/>',
  ],
  // A lantern.
  [
    'paper-lantern-games',
    '#6d1f3a',
    '#ffbe5c',
    '<path d="M18 16h28c8 9 8 23 0 32H18c-8-9-8-23 0-32z"/><path k d="M15 24h34v3H15zM13 34h38v3H13z"/><path d="M24 8h16v6H24zM24 50h16v4H24z"/><path s w="3" d="M32 54v6"/>',
  ],
  // An anchor.
  [
    'ninth-harbour',
    '#16384f',
    '#e5c98f',
    '<circle s w="5" cx="32" cy="13" r="6"/><path s w="6" d="M32 19v36M20 27h24M10 38c1 11 10 17 22 17s21-6 22-17"/>',
  ],
  // A quill on a stone.
  [
    'quillstone',
    '#3b3a4a',
    '#e8dcc6',
    '<path d="M52 6C32 8 20 20 16 42l4 1c14-4 28-16 32-37z"/><path ks w="2.500" d="M20 42C26 30 34 22 44 14"/><path d="M8 48h48l-6 9H14z"/>',
  ],
  // Sound in the night.
  [
    'night-bus-audio',
    '#1c1f3b',
    '#ffcb52',
    '<path d="M8 26h6v14H8zM18 18h6v30h-6zM28 10h6v46h-6zM38 20h6v26h-6zM48 28h6v10h-6z"/>',
  ],
  // A clock early in the morning.
  ['small-hours', '#b1482f', '#fff0d6', '<circle cx="32" cy="32" r="23"/><path ks w="5" d="M32 16v16l10 7"/>'],
  // A pod with its notes.
  [
    'tamarind-sound',
    '#5a2c16',
    '#f2b66d',
    '<path d="M24 46V16l26-6v30"/><path k d="M30 22l14-3.200V39H30z"/><ellipse cx="19" cy="46" rx="9" ry="7.500"/><ellipse cx="44" cy="41" rx="9" ry="7.500"/>',
  ],
  // A dhow.
  [
    'dhow-line',
    '#0f5a66',
    '#f6dfb0',
    '<path d="M24 6c18 8 26 20 28 34H24z"/><path d="M6 44h52c-3 8-9 12-16 12H20C13 56 8 52 6 44z"/><path s w="3.500" d="M22 6v36"/>',
  ],
  // A bridge over a river.
  [
    'northmoor-borough-council',
    '#2f4858',
    '#b9d8a9',
    '<path d="M4 20h56v24h-7a9 9 0 0 0-18 0h-6a9 9 0 0 0-18 0H4z"/><path s w="4.500" d="M6 53q6-5 13 0t13 0 13 0 13 0"/>',
  ],
  // A well's ring and its drop.
  [
    'open-well',
    '#175a78',
    '#bfe8ee',
    '<path d="M32 6c8 11 12 16 12 22a12 12 0 0 1-24 0c0-6 4-11 12-22z"/><path s w="5" d="M10 44c0 6 10 11 22 11s22-5 22-11"/>',
  ],
]
