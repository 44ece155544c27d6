import { Photo, type PhotoPicture } from "@/components/ui/photo";

const SHOWN = 5;

/** Pictures of boats, the first of them large. */
export function PhotoWall({ pictures }: { pictures: readonly PhotoPicture[] }) {
  return (
    <ul className="grid grid-flow-dense grid-cols-2 gap-3 md:grid-cols-4">
      {pictures.slice(0, SHOWN).map((picture, index) => (
        <li key={picture.src} className={index === 0 ? "col-span-2 row-span-2" : undefined}>
          <Photo
            picture={picture}
            sizes={index === 0 ? "(max-width:770px) 94vw, 590px" : "(max-width:770px) 46vw, 290px"}
            className="aspect-3/2 h-full w-full rounded-card"
          />
        </li>
      ))}
    </ul>
  );
}
