export { packageFolders, ROOFS } from "../../../../tools/packages.mjs";
