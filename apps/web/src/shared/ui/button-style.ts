import { cva, type VariantProps } from 'class-variance-authority'

/** Shared by Button and LinkButton. One primary button per screen. A label that needs two lines makes the button taller. */
export const buttonStyle = cva(
  'inline-flex shrink-0 select-none items-center justify-center text-center font-medium transition-[background-color,border-color,color,transform] duration-150 active:scale-[.985] data-disabled:cursor-default data-disabled:opacity-50 data-disabled:active:scale-100 touch:min-h-11 touch:min-w-11 forced-colors:border',
  {
    variants: {
      variant: {
        primary: 'bg-action text-on-brand shadow-1 hover:not-data-disabled:bg-action-hover',
        secondary: 'border border-line bg-card text-ink shadow-1 hover:not-data-disabled:bg-sunken',
        ghost: 'text-ink-2 hover:not-data-disabled:bg-sunken hover:not-data-disabled:text-ink',
        danger: 'bg-bad text-on-bad shadow-1 hover:not-data-disabled:bg-bad-hover',
        stage: 'bg-white/12 text-on-stage hover:not-data-disabled:bg-white/20',
      },
      size: {
        sm: 'min-h-8 gap-1.5 rounded-md px-3 py-1 text-sm',
        md: 'min-h-10 gap-2 rounded-lg px-4 py-2 text-sm',
        lg: 'min-h-12 gap-2 rounded-xl px-6 py-2 text-base',
        icon: 'size-9 rounded-lg p-0',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)
export type ButtonStyle = VariantProps<typeof buttonStyle>
