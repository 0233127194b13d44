import { Search } from 'lucide-react'
import { TextField } from '../../../shared/ui/text-field'
import { useDebouncedKeyword } from '../../../shared/use-debounced-keyword'

interface SearchFieldProps {
  label: string
  keyword: string
  /** Keep its identity between drawings. */
  onKeyword: (keyword: string) => void
}

/** The search of a list; its words live in the address. */
export function SearchField({ label, keyword, onKeyword }: SearchFieldProps) {
  const [typed, setTyped] = useDebouncedKeyword(keyword, onKeyword)
  return (
    <TextField
      label={label}
      isLabelHidden
      type="search"
      placeholder={label}
      className="w-72 max-md:min-w-0 max-md:flex-1"
      icon={<Search size={15} aria-hidden="true" />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}
