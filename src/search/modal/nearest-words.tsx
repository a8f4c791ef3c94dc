interface NearestWordsProps {
  words: readonly string[];
  onChoose: (word: string) => void;
}

/** Suggests words that are similar to a word that no page contains. */
export function NearestWords({ words, onChoose }: NearestWordsProps) {
  return (
    <div className="search-nearest">
      <p>Try searching for:</p>
      <ul>
        {words.map((word) => (
          <li key={word}>
            <button type="button" className="DocSearch-Prefill" onClick={() => onChoose(word)}>
              {word}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
