// The symbols of the scenery, the palettes of day and night, and the style of the ground.

export const SYMBOLS = `
<g id="t1"><ellipse class="tsd" cx="4" cy="1" rx="9" ry="3"/><path class="tt" d="M-1.6 2v-4h3.2v4z"/><path class="tf" d="M0-20Q3-14 5.5-11.5L3.4-11Q5 -7 7.6-4.5L5-4.2Q6.4-2 8 0Q0 2-8 0Q-6.4-2-5-4.2L-7.6-4.5Q-5-7-3.4-11L-5.5-11.5Q-3-14 0-20z"/><path class="th" d="M0-20Q3-14 5.5-11.5L3.4-11Q5-7 7.6-4.5L5-4.2Q6.4-2 8 0Q4 1.2 1 1.2Q3-8 0-20z"/></g>
<g id="t2"><ellipse class="tsd" cx="4" cy="1" rx="9" ry="3"/><path class="tt" d="M-1.5 2v-7h3v7z"/><path class="tf" d="M-8-6A5 5 0 0 1-6-13A6.5 6.5 0 0 1 6-13.5A5 5 0 0 1 8-6A5 5 0 0 1 2-3.6A4 4 0 0 1-3-3.6A4.5 4.5 0 0 1-8-6z"/><path class="th" d="M6-13.5A5 5 0 0 1 8-6A5 5 0 0 1 2-3.6A4 4 0 0 1-3-3.6Q6-4 6-13.5z"/></g>
<g id="t3"><ellipse class="tsd" cx="4" cy="1" rx="9" ry="3"/><path class="tt" d="M-1.4 2v-5h2.8v5z"/><path class="tf" d="M0-22Q6-13 5.2-6Q4-1 0-1Q-4-1-5.2-6Q-6-13 0-22z"/><path class="th" d="M0-22Q6-13 5.2-6Q4-1 0-1Q4-8 0-22z"/></g>
<g id="d1"><path class="df" d="M-24 3Q-10-9 0-9Q9-9 25 3Q6 0-24 3z"/><path class="dk" d="M-24 3Q-10-9 0-9Q9-9 25 3M0-9Q-2-3 5 1M6-7Q5-3 11 1M12-4Q12-2 17 1"/></g>
<g id="d2"><path class="tt" d="M-1.5 2Q-1-10 2-20h2.4Q1.5-10 1.8 2z"/><path class="dg" d="M3-20q-9-5-12 2q6-2 12-1q-7 1-8 8q6-5 8-7q4 3 8 7q1-7-5-8q7-1 11 2q-2-9-14-3z"/></g>
<g id="d3"><path class="dg" d="M-2.6 2V-19a2.6 2.6 0 0 1 5.2 0V-8h3v-5a2 2 0 0 1 4 0v6q0 3-3 3h-4v6zM-2.6-4h-3.4q-3 0-3-3v-4a2 2 0 0 1 4 0v3h2.4z"/></g>
<g id="p1"><path class="pf" d="M-26 0L-14-20H22L28 0z"/><path class="pk" d="M-26 0L-14-20H22L28 0zM-16 0L-7-20M-6 0L0-20M4 0L7-20M14 0L14.5-20M22 0L19-20"/></g>
<g id="p2"><path class="pf2" d="M-28 0L-20-18H16L26 0z"/><path class="pk" d="M-28 0L-20-18H16L26 0zM-25.5-5H23M-23.5-9.5H20.5M-21.5-14H18"/><path class="hay" d="M2-2q0-9 5-9t5 9zM-12-5q0-8 4.5-8t4.5 8z"/></g>
<g id="p3"><path class="pk" d="M-4 1v-4M4 1v-4"/><path class="shp" d="M-8-5a4 4 0 0 1 3-5a5 4.5 0 0 1 9 0a4 4 0 0 1 2 6a4 3 0 0 1-6 1.5a5 3 0 0 1-8-2.5z"/><path class="shk" d="M6-9q5-2 6 1t-4 4z"/></g>
<g id="p4"><path class="pt" d="M-5 0q0-5-3-7M-2 0q0-6-1-10M2 0q0-6 2-9M5 0q0-4 3-6"/></g>
<g id="v-camel"><path class="v1" d="M-30 0L-29-10Q-33-14-32-20Q-28-22-25-19Q-21-30-16-20Q-13-17-10-20Q-6-28-2-19L2-22Q3-29 8-29L13-27L12-24L7-23Q7-14 0-10L-1 0H-3L-5-9H-20L-27-8L-27.5 0z"/><path class="v2" d="M-21-22h9l2 7h-13z"/><path class="v1" d="M12 0L12.6-7Q10-10 10.5-14Q13-16 15-14Q18-21 21.5-14Q24-12 26-14Q28.5-19 31-13L33-15Q34-20 37-20L40-18.5L39.5-16.5L36.5-16Q36-10 32-7L31 0H29.5L28-6H18L14-5.5L13.6 0z"/></g>
<g id="v-oasis"><ellipse class="v3" cx="0" cy="-3" rx="30" ry="8"/><path class="dk" d="M-14-4q5-3 10 0M4-1q5-3 10 0"/><use href="#d2" x="-20" y="-4"/><use href="#d2" transform="translate(20 -5)scale(-1.1 1.1)"/><use href="#d2" transform="translate(-6 -10)scale(.8)"/></g>
<g id="v-deer"><path class="v1" d="M-14 0L-13-11Q-16-16-12-20H4L10-30L8-33L16-31L19-27L13-25L9-14L10 0H7.5L5-10H-8L-11.5 0z"/><path class="pk" d="M10-33Q5-39 8-45M9-38l-4-2M12-33Q16-38 14-45M13.5-38l4-2"/></g>
<g id="v-stones"><path class="v4" d="M-28 0L-26-20H-19L-18 0zM-10-2L-9-24H-2L-1-2zM8 0L9-21H16L18 0zM22-3L23-16H29L30-3zM-22-26H0L2-20H-24z"/><path class="th" d="M-21 0L-21.5-20H-19L-18 0zM-4-2L-4-20H-2L-1-2zM13 0L13.5-21H16L18 0zM-4-26H0L2-20H-6z"/></g>
<g id="v-inn"><path class="v5" d="M-18 0V-14H16V0z"/><path class="v2" d="M-22-13L-14-28H12L20-13z"/><path class="th" d="M4-28H12L20-13V-12H16V0H8V-13z"/><path class="lo" d="M-4 0V-7a3.5 3.5 0 0 1 7 0V0zM-13-5v-4h4v4zM8-5v-4h4v4z"/><path class="v5" d="M-12-28v-8h6v8z"/><path class="pk" d="M-9-38q-4-4 1-8q4-4-1-8"/></g>
<g id="g-plain"><path class="gk" d="M-2.5 11Q-4-2-11-7Q-3-5 0 3Q0-8 4-13.5Q3.5-6 3 3Q6-4 12-5Q5 1 3.5 11z"/></g>
<g id="g-wood"><path class="gw" d="M0-14L7-4H3.6L9.5 5H1.8V11H-1.8V5H-9.5L-3.6-4H-7z"/></g>
<g id="g-desert"><path class="gs" d="M-3 12V-9.5a3 3 0 0 1 6 0V2h3v-5a2.5 2.5 0 0 1 5 0v5.5q0 4-4 4H3V12zM-4.5 4.5H-7q-4 0-4-4V-4a2.5 2.5 0 0 1 5 0v4h1.5z"/></g>
<g id="g-mountain"><path class="gm2" d="M-14 9L-3-12L3-1L6-6L14 9z"/><path class="gm3" d="M-3-12L.5-5.5L-2-4L-4.5-5.5L-6-4.5z"/></g>
<g id="g-river"><path class="gr" d="M-6-4.5L2 0L-6 4.5M0-4.5L8 0L0 4.5"/></g>
<g id="g-lake"><path class="gl" d="M-8 3H8L5.5 7.5H-5.5zM-.5 1.5V-8.5L7 1.5zM-2 1.5V-5L-6.5 1.5z"/></g>`

export const PALETTE = {
  light: {
    sea: '#c6dcd8',
    'sea-2': '#a9c8c8',
    'sea-ink': '#477080',
    land: '#fbf1d8',
    coast: '#4a3622',
    stain: '#9a6a2c',
    burn: '#6b4317',
    fold: '#fffdf4',
    'w-plain': '#e6da78',
    'w-wood': '#84b163',
    'w-desert': '#f6b95c',
    'w-mountain': '#bdaea2',
    lake: '#96c7d6',
    'lake-2': '#84b9cb',
    ink: '#38281a',
    'ink-soft': '#6b5238',
    paper: '#f8efd8',
    halo: '#f6ebcd',
    shade: '#2a1a0c',
    plain: '#fdf3cf',
    'plain-ink': '#5b4320',
    'plain-g': '#6a5a12',
    wood: '#275638',
    desert: '#c05a1c',
    'desert-ink': '#54260b',
    mountain: '#45384c',
    'mountain-2': '#f4ece6',
    river: '#3f86a6',
    'river-ink': '#1d4c63',
    'river-mark': '#f6fcff',
    ferry: '#173f5a',
    'ferry-2': '#e9f3f0',
    tree: '#6d9157',
    'tree-ink': '#27412a',
    peak: '#f0e6da',
    mh: '#8b7a80',
    snow: '#fdfaf4',
    dune: '#f6d79c',
    'dune-ink': '#9c6526',
    field: '#eee3a4',
    'field-2': '#cfd48a',
    straw: '#d9ac45',
    'lm-ink': '#38281a',
    wall: '#fbf3df',
    stone: '#cdc3b4',
    timber: '#9a6b3c',
    leaf: '#6d9157',
    'roof-a': '#c2573a',
    'roof-b': '#4f7d97',
    'roof-c': '#6f8a45',
    'roof-d': '#d9a441',
    'roof-e': '#8a5c97',
    window: '#3a2818',
    flag: '#c2392b',
    ring: '#c8962f',
    'ring-2': '#f7efdb',
    'ring-3': '#b9bcbf',
    coin: '#e9bd55',
    'coin-2': '#f8dc8d',
    'coin-ink': '#3f2704',
    glow: '#fff3a6',
    'glow-2': '#6e3c00',
    banner: '#a8322a',
    'banner-2': '#c2453a',
    'banner-ink': '#fff6e2',
  },
  dark: {
    sea: '#14232f',
    'sea-2': '#0f1b26',
    'sea-ink': '#6f94a4',
    land: '#2b2a26',
    coast: '#c9a45c',
    stain: '#000000',
    burn: '#000000',
    fold: '#3c4650',
    'w-plain': '#4a4a2a',
    'w-wood': '#213f2e',
    'w-desert': '#5f4526',
    'w-mountain': '#3f3944',
    lake: '#1c3d4e',
    'lake-2': '#18475a',
    ink: '#efe3c8',
    'ink-soft': '#bda98a',
    paper: '#2a2721',
    halo: '#24231f',
    shade: '#05070c',
    plain: '#f0e2b2',
    'plain-ink': '#14110b',
    'plain-g': '#e9d58a',
    wood: '#7fca90',
    desert: '#f2a257',
    'desert-ink': '#2a1406',
    mountain: '#e4dcea',
    'mountain-2': '#2c2633',
    river: '#3589b0',
    'river-ink': '#bfe6f5',
    'river-mark': '#f2fcff',
    ferry: '#d5ecf2',
    'ferry-2': '#12303e',
    tree: '#2c5540',
    'tree-ink': '#6f9f7f',
    peak: '#5a5462',
    mh: '#1b1822',
    snow: '#d9dbe4',
    dune: '#6d5230',
    'dune-ink': '#d3a163',
    field: '#5b5730',
    'field-2': '#47532e',
    straw: '#b48a3a',
    'lm-ink': '#0b0a08',
    wall: '#b3a98f',
    stone: '#7d786c',
    timber: '#6b4b2e',
    leaf: '#3f6e4b',
    'roof-a': '#a1492f',
    'roof-b': '#42708c',
    'roof-c': '#5f7a3d',
    'roof-d': '#d9a441',
    'roof-e': '#78508a',
    window: '#ffd873',
    flag: '#e0604a',
    ring: '#d9a94a',
    'ring-2': '#4a4335',
    'ring-3': '#a4a9ae',
    coin: '#e9bd55',
    'coin-2': '#f8dc8d',
    'coin-ink': '#3f2704',
    glow: '#8a5f12',
    'glow-2': '#ffd873',
    banner: '#7d241f',
    'banner-2': '#9d332b',
    'banner-ink': '#fff3d6',
  },
}

/** The style of the ground, as the picture has it: every colour by its name in a palette. */
export const GROUND_STYLE = `
.sea0{fill:var(--m-sea)}.rp{fill:none;stroke:var(--m-sea-ink)}.land0{fill:var(--m-land)}.coast{fill:none;stroke:var(--m-coast);stroke-width:2.6}
.shoal{fill:none;stroke:var(--m-sea-ink);stroke-width:30;opacity:.14}.rhumb{fill:none;stroke:var(--m-sea-ink);stroke-width:.8;opacity:.35}.stain{fill:url(#stain)}.speck{stroke:var(--m-burn);stroke-width:1.9;opacity:.22}.fold-d{stroke:var(--m-burn);stroke-width:2.4;opacity:.13}.fold-l{stroke:var(--m-fold);stroke-width:2;opacity:.3}
.out-e,.out-f{fill:none;stroke-linecap:butt}.out-e{stroke:var(--m-river-ink);stroke-width:12}.out-f{stroke:var(--m-lake-2);stroke-width:8.6}
.wash{fill-opacity:.165}.wash-plain{fill:var(--m-w-plain)}.wash-wood{fill:var(--m-w-wood)}.wash-desert{fill:var(--m-w-desert)}.wash-mountain{fill:var(--m-w-mountain)}
.lake0{fill:var(--m-lake);stroke:var(--m-coast);stroke-width:2.4}.lake1{fill:none;stroke:var(--m-sea-ink);stroke-width:1.1}.wv{fill:none;stroke:var(--m-sea-ink);stroke-width:1.5;opacity:.55}
.tf{fill:var(--m-tree);stroke:var(--m-tree-ink);stroke-width:1.2}.th{fill:var(--m-shade);opacity:.2}.mh{fill:var(--m-mh);opacity:.5}.tt{fill:var(--m-timber);stroke:var(--m-tree-ink);stroke-width:.9}
.mb{fill:var(--m-peak)}.mw{fill:var(--m-snow)}.mk{fill:none;stroke:var(--m-ink);stroke-width:1.6;opacity:.85}
.sand{stroke:var(--m-dune-ink);stroke-width:1.7;opacity:.5}.scree{fill:none;stroke:var(--m-ink-soft);stroke-width:1.1;opacity:.45}.tsd{fill:var(--m-tree-ink);opacity:.22}
.df{fill:var(--m-dune);opacity:.8}.dk{fill:none;stroke:var(--m-dune-ink);stroke-width:1.4}.dg{fill:var(--m-leaf);stroke:var(--m-tree-ink);stroke-width:1}
.pf{fill:var(--m-field)}.pf2{fill:var(--m-field-2)}.pk{fill:none;stroke:var(--m-ink-soft);stroke-width:1;opacity:.8}.hay{fill:var(--m-straw);stroke:var(--m-ink-soft);stroke-width:1}.shp{fill:var(--m-snow);stroke:var(--m-ink-soft);stroke-width:1}.shk{fill:var(--m-ink-soft)}.pt{fill:none;stroke:var(--m-tree-ink);stroke-width:1.3;opacity:.7}
.v1{fill:var(--m-timber)}.v2{fill:var(--m-roof-a)}.v3{fill:var(--m-lake)}.v4{fill:var(--m-stone)}.v5{fill:var(--m-wall)}.v1,.v2,.v3,.v4,.v5{stroke:var(--m-ink);stroke-width:1.2}.lo{fill:var(--m-window)}
.halo{fill:none;stroke:var(--m-halo);stroke-width:21;opacity:.5}
.road-plain .rl-e{fill:none;stroke:var(--m-plain-ink);stroke-width:13}.road-plain .rl-f{fill:none;stroke:var(--m-plain);stroke-width:8.6}.road-plain .rt{fill:none;stroke:var(--m-plain-ink);stroke-width:1.6;opacity:.55}
.road-wood .rl{fill:none;stroke:var(--m-wood);stroke-width:4.6}.road-wood .rt{fill:var(--m-wood);stroke:var(--m-halo);stroke-width:.7}
.road-desert .rt-o{stroke:var(--m-desert-ink);stroke-width:11}.road-desert .rt{stroke:var(--m-desert);stroke-width:7.6}
.road-mountain .rt-o{fill:none;stroke:var(--m-mountain-2);stroke-width:8.5;stroke-linejoin:miter}.road-mountain .rt{fill:none;stroke:var(--m-mountain);stroke-width:3.9;stroke-linejoin:miter}
.road-river .rl-e{fill:none;stroke:var(--m-river-ink);stroke-width:19}.road-river .rl-f{fill:none;stroke:var(--m-river);stroke-width:15}.road-river .rt{fill:none;stroke:var(--m-river-mark);stroke-width:2.6}
.road-lake .rl-e{fill:none;stroke:var(--m-ferry-2);stroke-width:8;stroke-dasharray:13 11}.road-lake .rl{fill:none;stroke:var(--m-ferry);stroke-width:4.2;stroke-dasharray:13 11}
.pd{fill:var(--m-paper);stroke:var(--m-ink-soft);stroke-width:2}.road-plain .pd{stroke:var(--m-plain-ink)}.road-wood .pd{stroke:var(--m-wood)}.road-desert .pd{stroke:var(--m-desert)}.road-mountain .pd{stroke:var(--m-mountain)}.road-river .pd{fill:var(--m-river);stroke:var(--m-river-ink)}.road-lake .pd{fill:var(--m-ferry-2);stroke:var(--m-ferry)}
.gr{fill:none;stroke-width:2.4}.gk{fill:var(--m-plain-g)}.gw{fill:var(--m-wood)}.gs{fill:var(--m-desert)}.gm2{fill:var(--m-mountain)}.gm3{fill:var(--m-paper)}.gr{stroke:var(--m-river-mark)}.gl{fill:var(--m-ferry)}
.f0{fill:var(--m-paper);fill-rule:evenodd;stroke:var(--m-ink);stroke-width:1.2}.f1{fill:var(--m-ink)}.f2{fill:none;stroke:var(--m-ring);stroke-width:1.6}
.k0{fill:none;stroke:var(--m-sea-ink);stroke-width:1.2}.ks{fill:#d5d8da;stroke:var(--m-ink);stroke-width:1}.ksd{fill:#8e9499;stroke:var(--m-ink);stroke-width:1}.kg{fill:#f0cb6c;stroke:var(--m-ink);stroke-width:1.2}.kgd{fill:#b07f22;stroke:var(--m-ink);stroke-width:1.2}.kc{fill:var(--m-paper);stroke:var(--m-ink)}.kl{fill:#c8962f;stroke:var(--m-ink);stroke-width:1}
.lgb{fill:var(--m-paper);stroke:var(--m-ink-soft);stroke-width:1.6}
.orn path{stroke:var(--m-ink);stroke-width:1.5}.o1{fill:var(--m-timber)}.o2{fill:none}.o3{fill:var(--m-wall)}.o4{fill:var(--m-flag)}.o5{fill:var(--m-roof-c)}.o6{fill:var(--m-ink)}.orn .o2{stroke:var(--m-ink-soft)}`

/** The style of towns and boots, for the cover; at the table the page's own style sheet has it. */
export const TOWN_STYLE = `
.ts{fill:var(--m-shade);opacity:.22}.t0{fill:var(--m-ring-2);stroke:var(--m-ring);stroke-width:4.5}.t1{fill:none;stroke:var(--m-ring-3);stroke-width:1.6}
.gnd{opacity:.85}.gnd-plain{fill:var(--m-w-plain)}.gnd-wood{fill:var(--m-w-wood)}.gnd-desert{fill:var(--m-w-desert)}.gnd-mountain{fill:var(--m-w-mountain)}.gnd-lake{fill:var(--m-lake)}
.lm path,.lm circle{stroke:var(--m-lm-ink);stroke-width:1.25}.lh{fill:var(--m-shade);opacity:.2}.lm .lh{stroke:none}.lw{fill:var(--m-wall)}.ls{fill:var(--m-stone)}.lt{fill:var(--m-timber)}.lg{fill:var(--m-leaf)}.la{fill:var(--m-roof-a)}.lb{fill:var(--m-roof-b)}.lc{fill:var(--m-roof-c)}.ld{fill:var(--m-roof-d)}.le{fill:var(--m-roof-e)}.lo{fill:var(--m-window)}.lf{fill:var(--m-flag)}.lm .lk{fill:none}.lm .lo{stroke-width:.8}.lm .lq{fill:none;stroke:var(--m-river);stroke-width:2}
.bb{stroke:#1c120a;stroke-width:2.4}.bc{fill:#fff6df;stroke:#1c120a;stroke-width:2}.bg{fill:#f0c24b;stroke:#1c120a;stroke-width:1.6}`
