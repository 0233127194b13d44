/** The box of the drawing, still or moving. */
export const FIGURE_STAGE =
  'relative h-full w-full bg-[radial-gradient(circle_at_50%_52%,#9fb0ff30,#9fb0ff10_38%,transparent_58%)]'
