interface NearestWordsProps {
  words: readonly string[];
  onChoose: (word: string) => void;
}

/** Words like the one that no page has, to be searched instead. */
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
