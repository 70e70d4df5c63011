/** The drawings of this title, on the page from the moment it is loaded: `sc-` scenes, `lp-` loyalties. */

import sprite from "./drawn/story.svg?raw";
import "./story.css";

document.body.insertAdjacentHTML("afterbegin", sprite);
