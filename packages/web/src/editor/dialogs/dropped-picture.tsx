import { useEffect, useState } from 'react';
import styles from './dropped-picture.module.css';

/** The picture in a file, small; nothing where the browser does not know its format. */
export function DroppedPicture({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url && <img className={styles.picture} src={url} alt="" onError={() => setUrl(null)} />;
}
