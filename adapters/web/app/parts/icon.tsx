/** The shapes of the icons, drawn with lines of 1.75 in a square of 24. */
const shapes = {
  adopted: "M12 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM6.5 20.5a5.5 5.5 0 0 1 11 0M3 13l3-3M21 13l-3-3",
  account: "M12 12.2a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20a7.5 7.5 0 0 1 15 0",
  bin: "M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v5.5M13.5 10.5v5.5",
  book: "M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2ZM12 6.5v14",
  broom: "M20 4l-6.5 6.5M9.5 9l5.5 5.5c-1 3.5-3.5 5.5-7 6L3.5 16c.5-3.5 2.5-6 6-7ZM7 14l3 3",
  check: "M5 12.5l4.5 4.5L19 7.5",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h10v10H9zM5 15V5h10",
  down: "M12 5v14m-6-6l6 6 6-6",
  download: "M12 4v11m-5-4.5l5 5 5-5M5 20h14",
  edit: "M4 20l1-4L16 5l3 3L8 19l-4 1ZM14 7l3 3",
  eye: "M2.5 12s3.5-6.5 9.5-6.5S21.5 12 21.5 12s-3.5 6.5-9.5 6.5S2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  help: "M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 2.2M12 17.4v.2",
  fileIn: "M13.5 4H6v16h12v-7M20 4l-7 7m0-5v5h5",
  history: "M4.5 12a7.5 7.5 0 1 0 2.4-5.5L4.5 8.7M4.5 4.5v4.2h4.2M12 8v4.3l2.8 1.7",
  home: "M4 11l8-7 8 7v8.5a.5.5 0 0 1-.5.5H14v-6h-4v6H4.5a.5.5 0 0 1-.5-.5Z",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  menu: "M4 7h16M4 12h16M4 17h16",
  middle: "M12 3v4M12 17v4M3 12h4M17 12h4M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z",
  minus: "M5 12h14",
  parted: "M8 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM16 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM6 21L18 3",
  people:
    "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5a6.5 6.5 0 0 1 13 0M16 5a3.5 3.5 0 0 1 0 6.5M18 14a6.4 6.4 0 0 1 3.5 5.5",
  picture: "M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 17M15.5 8.8v.2",
  plus: "M12 5v14M5 12h14",
  print: "M7.5 9V4h9v5M7.5 17H4V9h16v8h-3.5M7.5 14h9v6h-9z",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3L20.5 20.5",
  settings:
    "M4 7h9M19 7h1M4 17h1M11 17h9M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  sort: "M8 4v16m-4-4l4 4 4-4M16 20V4m-4 4l4-4 4 4",
  tree:
    "M12 9v4M5.5 16v-3h13v3M12 9a2.7 2.7 0 1 0 0-5.4A2.7 2.7 0 0 0 12 9ZM5.5 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 " +
    "5ZM18.5 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  up: "M12 19V5m-6 6l6-6 6 6",
  warning: "M12 4l9 16H3ZM12 10v4.5M12 17.2v.3",
} as const

export type IconName = keyof typeof shapes

/** A picture beside words. Screen readers skip it. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={shapes[name]} />
  </svg>
)
