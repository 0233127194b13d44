/** A subtle control on the dark player. */
export const controlStyle =
  'inline-flex h-9 min-w-9 items-center justify-center rounded-lg text-white/85 transition-colors duration-120 hover:bg-white/12 hover:text-white focus-visible:outline-white aria-[pressed=false]:text-white/60'
